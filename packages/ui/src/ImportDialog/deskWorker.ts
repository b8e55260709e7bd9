import { serveDesk } from './serveDesk.ts';

addEventListener('message', (event) => {
  const [port] = event.ports;
  if (port) serveDesk(port);
}, { once: true });
