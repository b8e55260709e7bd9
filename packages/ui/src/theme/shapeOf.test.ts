import { expect, it } from 'vitest';
import { shapeOf } from './shapeOf.ts';
import { vars } from './vars.css.ts';

it('draws rounded pieces without marks where nothing is said', () =>
  expect(shapeOf({ background: '#ffffff' })).toEqual({
    entry: vars.radius.control,
    entryInset: vars.space.sm,
    entryMark: '0px',
    tag: vars.radius.control,
    tagInset: '4px',
    tagMark: '0px',
    tagDot: '0px',
  }));

it('lets blocks reach from edge to edge and tabs stand on the page', () => {
  const shape = shapeOf({ background: '#20222a', entry: 'block', mark: 4 }, { shape: 'tab', mark: 2, hasDot: true });
  expect(shape).toMatchObject({
    entry: '0px',
    entryInset: '0px',
    entryMark: '4px',
    tagInset: '6px 0',
    tagMark: '2px',
    tagDot: '8px',
  });
  expect(shape.tag).toMatch(/ 0 0$/);
});
