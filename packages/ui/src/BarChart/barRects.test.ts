import { expect, it } from 'vitest';
import { cartesian } from '../Chart/cartesian.ts';
import { spansOf } from '../Chart/stack.ts';
import { barRects } from './barRects.ts';

const categories = [
  { key: '1', label: '一月' },
  { key: '2', label: '二月' },
];
const series = [
  {
    id: 'a',
    label: '接报',
    values: [
      { key: '1', label: '一月', value: 30 },
      { key: '2', label: '二月', value: 0 },
    ],
  },
  {
    id: 'b',
    label: '办结',
    values: [
      { key: '1', label: '一月', value: 10 },
      { key: '2', label: '二月', value: -20 },
    ],
  },
];
const axesOf = (isHorizontal: boolean) =>
  cartesian({ room: { width: 400, height: 300, em: 12 }, categories, domain: [-40, 40], format: String, isHorizontal });
const rects = (isStacked: boolean, isHorizontal = false) => {
  const axes = axesOf(isHorizontal);
  return { axes, bars: barRects(axes, categories, spansOf(series, categories, isStacked), isStacked) };
};

it('stands series side by side on the line of zero', () => {
  const { axes, bars } = rects(false);
  const [first, second, below] = bars;
  expect(bars).toHaveLength(3);
  expect(first!.x + first!.width).toBeLessThan(second!.x);
  expect(first!.y + first!.height).toBeCloseTo(axes.valueAt(0));
  expect(below!.y).toBeCloseTo(axes.valueAt(0));
});

it('stands series one on the other', () => {
  const [first, second] = rects(true).bars;
  expect(second!.x).toBe(first!.x);
  expect(second!.y + second!.height).toBeCloseTo(first!.y);
});

it('lies down when horizontal, in proportion to the values', () => {
  const {
    axes,
    bars: [first, second],
  } = rects(false, true);
  expect(first!.x).toBeCloseTo(axes.valueAt(0));
  expect(first!.width / second!.width).toBeCloseTo(3);
});
