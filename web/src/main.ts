import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import '../../src/whistlestop/maps/scenery/look.css';
import '../../src/whistlestop/maps/scenery/signs.css';
import './style.css';

mount(App, { target: document.getElementById('app')! });
