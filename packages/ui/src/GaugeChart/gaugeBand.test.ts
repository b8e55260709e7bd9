import { expect, it } from 'vitest';
import { bandOf, gaugeAngle } from './gaugeBand.ts';

const bands = [
  { to: 100, label: '良好', tone: 'success' },
  { to: 60, label: '不足', tone: 'critical' },
] as const;

it('knows what a value means, whatever the order of the stretches', () => {
  expect(bandOf(60, bands)?.label).toBe('不足');
  expect(bandOf(61, bands)?.label).toBe('良好');
  expect(bandOf(140, bands)?.label).toBe('良好');
  expect(bandOf(1, [])).toBeUndefined();
});

it('turns from left to right and stops at both ends', () => {
  const degrees = (value: number) => Math.round((gaugeAngle(value, 0, 100) * 180) / Math.PI);
  expect([-20, 0, 50, 100, 900].map(degrees)).toEqual([-120, -120, 0, 120, 120]);
  expect(gaugeAngle(3, 5, 5)).toBeCloseTo((-120 * Math.PI) / 180);
});
