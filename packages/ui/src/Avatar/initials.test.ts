import { expect, it } from 'vitest';
import { hue, initials } from './initials.ts';

it('takes the family name of a Chinese name and the first letters of others', () => {
  expect(initials('张三')).toBe('张');
  expect(initials('欧阳修远')).toBe('欧');
  expect(initials('管理员')).toBe('管');
  expect(initials(' admin ')).toBe('A');
  expect(initials('Mary Ann Lee')).toBe('MA');
  expect(initials('')).toBe('');
});

it('gives the same name the same number, within range', () => {
  expect(hue('张三', 5)).toBe(hue('张三', 5));
  expect(new Set(['张三', '李四', '王五', '赵六', '孙七', '周八'].map((name) => hue(name, 5))).size).toBeGreaterThan(1);
  for (const name of ['a', '李四', '']) expect(hue(name, 5)).toBeLessThan(5);
});
