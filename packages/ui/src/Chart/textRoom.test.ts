import { expect, it } from 'vitest';
import { everyNth, fitText, textWidth } from './textRoom.ts';

it('gives Han characters a full em', () => {
  expect(textWidth('一月', 10)).toBe(20);
  expect(textWidth('1.2万', 10)).toBeCloseTo(28);
});

it('cuts what does not fit and keeps what does', () => {
  expect(fitText('城东街道', 10, 40)).toBe('城东街道');
  expect(fitText('城东街道办事处', 10, 50)).toBe('城东…事处');
  expect(fitText('城东街道', 10, 1)).toBe('城…');
});

it('thins labels until they do not touch', () => {
  expect(everyNth(['一月', '二月'], 10, 100, 80)).toBe(1);
  expect(everyNth(['一月', '二月'], 10, 12, 80)).toBe(3);
  expect(everyNth([], 10, 0, 80)).toBeGreaterThanOrEqual(1);
});
