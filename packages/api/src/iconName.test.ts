import { expect, it } from 'vitest';
import { iconName } from './iconName.ts';

it.each([
  ['iconfont iconicon_setting', 'setting'],
  ['iconfont icon-map', 'map'],
  ['iconfont icon_tree', 'tree'],
  ['map-pin', 'map-pin'],
  ['', ''],
])('the name in %j is %j', (wire, name) => {
  expect(iconName(wire)).toBe(name);
});
