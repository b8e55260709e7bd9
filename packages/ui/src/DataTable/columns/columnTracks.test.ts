import { describe, expect, it } from 'vitest';
import { clampWidth, length, template, trackOf } from './columnTracks.ts';

describe('trackOf', () => {
  it('lets text grow and keeps the other kinds at their natural width', () => {
    expect(trackOf({ kind: 'text' })).toEqual({ size: 120, grow: 1 });
    expect(trackOf({ kind: 'date' })).toEqual({ size: 168, grow: 0 });
  });
  it('takes what the column states', () => {
    expect(trackOf({ kind: 'text', width: 200 })).toEqual({ size: 200, grow: 0 });
    expect(trackOf({ kind: 'tag', minWidth: 90, grow: 2 })).toEqual({ size: 90, grow: 2 });
    expect(trackOf({ kind: 'text', width: 200, grow: 1 })).toEqual({ size: 200, grow: 1 });
  });
});

describe('template', () => {
  it('writes widths in em, so that they grow with the text', () => {
    expect(
      template(
        [
          { size: 140, grow: 0 },
          { size: 70, grow: 2 },
        ],
        0,
      ),
    ).toBe('10em minmax(5em,2fr)');
    expect(length(100)).toBe('7.1429em');
  });
  it('lets the fallback take the free width where no column grows', () =>
    expect(
      template(
        [
          { size: 14, grow: 0 },
          { size: 28, grow: 0 },
        ],
        1,
      ),
    ).toBe('1em minmax(2em,1fr)'));
});

it('keeps a width within the limits', () =>
  expect([clampWidth(1), clampWidth(99.6), clampWidth(5000)]).toEqual([48, 100, 960]));
