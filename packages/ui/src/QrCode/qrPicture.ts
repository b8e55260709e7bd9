import { modules } from './modules.ts';

/** A QR code as the address of a picture, for paper. */
export function qrPicture(value: string): string {
  const { edge, path } = modules(value);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" shape-rendering="crispEdges">` +
    `<rect width="${edge}" height="${edge}" fill="#fff"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
