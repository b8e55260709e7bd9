import { expect, test } from 'vitest';
import { splitLinks, withLink, withoutLink } from './pictures.ts';

test('a value is links joined by commas', () => {
  expect(splitLinks(' /a.png, ,/b.jpg')).toEqual(['/a.png', '/b.jpg']);
  expect(withLink('/a.png', '/b.png', false)).toBe('/a.png,/b.png');
  expect(withLink('/a.png', '/b.png', true)).toBe('/b.png');
  expect(withLink('', '/b.png', false)).toBe('/b.png');
  expect(withoutLink('/a.png,/b.png,/a.png', 0)).toBe('/b.png,/a.png');
});
