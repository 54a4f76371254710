import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import '../../src/whistlestop/maps/scenery/look.css';
import '../../src/whistlestop/maps/scenery/signs.css';
import './style.css';
import './parts/ticket.css';
import './table/large.css';
import './motion/motion.css';
import './table/tools.css';

mount(App, { target: document.getElementById('app')! });
