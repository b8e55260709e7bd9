import { expect, test } from 'vitest';
import { withGlyphs } from './withGlyphs.ts';

const glyphs = (entries: Parameters<typeof withGlyphs>[0]) => withGlyphs(entries).map(({ glyph }) => glyph);

test('entries of one tone are told apart by a letter that is theirs alone', () => {
  expect(
    glyphs([
      { kind: '1', label: '待受理', tone: 'warning' },
      { kind: '2', label: '待处理', tone: 'warning' },
      { kind: '3', label: '已办结', tone: 'success' },
    ]),
  ).toEqual(['受', '处', undefined]);
  expect(
    glyphs([
      { kind: '1', label: 'pending', tone: 'info' },
      { kind: '2', label: 'processing', tone: 'info' },
    ]),
  ).toEqual(['D', 'R']);
});

test('entries without a tone have colours of their own and need none', () =>
  expect(
    glyphs([
      { kind: '1', label: '甲' },
      { kind: '2', label: '乙' },
    ]),
  ).toEqual([undefined, undefined]));
