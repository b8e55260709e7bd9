import { expect, it } from 'vitest';
import { cartesian } from './cartesian.ts';
import { textWidth } from './textRoom.ts';

const categories = Array.from({ length: 24 }, (_, index) => ({ key: String(index), label: `${index + 1} 时` }));
const plan = { room: { width: 360, height: 240, em: 12 }, categories, domain: [0, 93], format: String } as const;

it('leaves room for the longest value and rounds the axis up', () => {
  const axes = cartesian(plan);
  expect(axes.left).toBeGreaterThan(textWidth('100', 12));
  expect(axes.values.at(-1)?.text).toBe('100');
  expect(axes.valueAt(0)).toBeCloseTo(axes.bottom);
  expect(axes.valueAt(100)).toBeCloseTo(axes.top);
});

it('marks no half of what is counted', () => {
  for (const most of [1, 2, 3, 5, 7, 93]) {
    const marks = cartesian({ ...plan, domain: [0, most], isWhole: true }).values.map(({ text }) => Number(text));
    expect(marks.filter((mark) => !Number.isInteger(mark))).toEqual([]);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
  }
  expect(cartesian({ ...plan, domain: [0, 1] }).values.map(({ text }) => text)).toContain('0.2');
});

it('writes only as many categories as do not touch', () => {
  const { categories: written } = cartesian(plan);
  expect(written.length).toBeLessThan(24);
  const edges = written.flatMap(({ at, text }) => [at - textWidth(text, 12) / 2, at + textWidth(text, 12) / 2]);
  expect(edges).toEqual([...edges].sort((a, b) => a - b));
});

it('lays categories downwards when horizontal', () => {
  const axes = cartesian({ ...plan, isHorizontal: true });
  expect(axes.middleOf('1')).toBeGreaterThan(axes.middleOf('0'));
  expect(axes.valueAt(50)).toBeGreaterThan(axes.valueAt(10));
});
