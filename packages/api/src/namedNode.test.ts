import { expect, it } from 'vitest';
import { isNamed, lastStep, pathOf } from './namedNode.ts';

const town = { title: '枫桥镇', above: ['云岚省', '云岚市', '清溪区'].map((title) => ({ title })) };

it.each([
  '枫桥镇',
  '云岚省 / 云岚市 / 清溪区 / 枫桥镇',
  '云岚市/清溪区/枫桥镇',
  '清溪区 > 枫桥镇',
  '云岚省云岚市清溪区枫桥镇',
  '云岚市›枫桥镇',
  '清溪区 - 枫桥镇',
  '清溪区　枫桥镇',
])('a node is named by %s', (text) => {
  expect(isNamed(text, town)).toBe(true);
});

it.each(['云岚省', '海岳市 / 枫桥镇', '枫桥镇 / 清溪区', '清溪区 / 云岚市 / 枫桥镇', '大枫桥镇', ''])(
  'a node is not named by %s',
  (text) => {
    expect(isNamed(text, town)).toBe(false);
  },
);

it('keeps a hyphen that belongs to a name', () => {
  expect(isNamed('A-1 栋', { title: 'A-1栋', above: [] })).toBe(true);
  expect(lastStep('枫桥小区 / A-1栋')).toBe('A-1栋');
});

it('writes what it reads', () => {
  expect(pathOf(town)).toBe('云岚省 / 云岚市 / 清溪区 / 枫桥镇');
  expect(isNamed(pathOf(town), town)).toBe(true);
  expect(lastStep(pathOf(town))).toBe('枫桥镇');
});
