import { get } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** 量表题目: the questions of a scale at the address that the specification spells without its area. */
export const scaleItems = resource('scale/scaledetail', {
  label: '量表题目',
  fields: {},
  calls: {
    list: get<{ hmid: Id }, Readonly<Record<string, unknown>>[]>('list'),
  },
});
