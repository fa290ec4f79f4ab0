// The page begins here.

import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/brygada-1918';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './look/letters.css';
import './look/look.css';

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
