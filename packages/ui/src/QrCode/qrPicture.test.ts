import { expect, it } from 'vitest';
import { modules } from './modules.ts';
import { qrPicture } from './qrPicture.ts';

it('is a picture of the same modules', () => {
  const svg = decodeURIComponent(qrPicture('patrolPoint:7').replace('data:image/svg+xml,', ''));
  const { edge, path } = modules('patrolPoint:7');
  expect(svg).toContain(`viewBox="0 0 ${edge} ${edge}"`);
  expect(svg).toContain(`<path d="${path}"/>`);
});
