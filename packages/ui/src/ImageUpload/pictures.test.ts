import { expect, test } from 'vitest';
import { formatNames, PICTURE_FORMATS, refusal, splitLinks, withLink, withoutLink } from './pictures.ts';

test('a value is links joined by commas', () => {
  expect(splitLinks(' /a.png, ,/b.jpg')).toEqual(['/a.png', '/b.jpg']);
  expect(withLink('/a.png', '/b.png', false)).toBe('/a.png,/b.png');
  expect(withLink('/a.png', '/b.png', true)).toBe('/b.png');
  expect(withLink('', '/b.png', false)).toBe('/b.png');
  expect(withoutLink('/a.png,/b.png,/a.png', 0)).toBe('/b.png,/a.png');
});

test.each([
  [{ name: 'a.JPG', type: 'image/jpeg', size: 10 }, null],
  [{ name: 'a.png', type: 'image/png', size: 11 }, 'size'],
  [{ name: 'a.png', type: 'image/png', size: 0 }, 'empty'],
  [{ name: 'a.png.html', type: 'image/png', size: 5 }, 'format'],
  [{ name: 'a.png', type: 'text/html', size: 5 }, 'format'],
  [{ name: 'a.svg', type: 'image/svg+xml', size: 5 }, 'format'],
])('%j', (file, reason) => expect(refusal(file, PICTURE_FORMATS, 10)).toBe(reason));

test('formats in words', () => expect(formatNames(['image/jpeg', 'image/png'])).toEqual(['jpg', 'png']));
