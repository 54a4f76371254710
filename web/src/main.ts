import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import '../../src/whistlestop/maps/scenery/look.css';
import '../../src/whistlestop/maps/scenery/signs.css';
import './style.css';
import './parts/ticket.css';
import './table/large.css';
import './table/cloth.css';
import './motion/motion.css';
import './table/tools.css';

// Without it (an old browser, plain HTTP) everything works but opening the page without the server, and notices.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js').catch(() => undefined);

mount(App, { target: document.getElementById('app')! });
