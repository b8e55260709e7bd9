import { serveBackend } from './serveBackend.ts';

addEventListener(
  'message',
  (event) => {
    const [port] = event.ports;
    if (port) serveBackend(port);
  },
  { once: true },
);
