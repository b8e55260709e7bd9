import { describe, expect, it } from 'vitest';
import { computed, date, dict, image, integer, json, lnglat, ref, text, user } from '../field.ts';
import { withField } from './fixtures/people.ts';

describe('a definition with a mistake in a field', () => {
  it.each<[mistake: string, faults: readonly string[], message: string]>([
    [
      'ref',
      withField(ref('网格', 'grid/gird')),
      'source/people.planted: ref "grid/gird" is not a resource; did you mean "grid/grid"?',
    ],
    [
      'dict',
      withField(dict('颜色', 'color')),
      'source/people.planted: dict "color" is not a dictionary; did you mean "colour"?',
    ],
    [
      'default',
      withField(dict('颜色', 'colour', { default: '7' })),
      'source/people.planted: default "7" is not a key of the dictionary colour; there are 0, 1',
    ],
    [
      'tones',
      withField(dict('颜色', 'colour', { tones: { red: 'critical' } })),
      'source/people.planted: tones "red" is not a key of the dictionary colour; there are 0, 1',
    ],
    [
      'group',
      withField(text('备注', { group: 'bse' })),
      'source/people.planted: group "bse" is not a group of the definition; did you mean "base"?',
    ],
    [
      'showIf',
      withField(text('备注', { showIf: { field: 'sate', in: ['1'] } })),
      'source/people.planted: showIf "sate" is not a field of the definition; did you mean "state"?',
    ],
    [
      'key of showIf',
      withField(text('备注', { showIf: { field: 'state', in: ['done'] } })),
      'source/people.planted: showIf "done" is not a key of the dictionary colour; there are 0, 1',
    ],
    [
      'open',
      withField(image('照片', { open: { field: 'state', in: ['done'] } })),
      'source/people.planted: open "done" is not a key of the dictionary colour; there are 0, 1',
    ],
    [
      'notBefore',
      withField(date('迁出日期', { notBefore: 'movd' })),
      'source/people.planted: notBefore "movd" is not a day or moment of the definition; did you mean "moved"?',
    ],
    [
      'within',
      withField(user('处理人', { within: 'keper' })),
      'source/people.planted: within "keper" is not a field of the definition; did you mean "keeper"?',
    ],
    [
      'derive',
      withField(date('出生日期', { derive: 'idNumbr' })),
      'source/people.planted: derive "idNumbr" is not an identity number of the definition; did you mean "idNumber"?',
    ],
    [
      'copy through',
      withField(text('网格', { copy: { through: 'grid', field: 'gridName' } })),
      'source/people.planted: copy.through "grid" is not a reference of the definition; did you mean "gridId"?',
    ],
    [
      'copy of a field',
      withField(text('网格', { copy: { through: 'gridId', field: 'gridname' } })),
      'source/people.planted: copy.field "gridname" is not a field of grid/grid; did you mean "gridName"?',
    ],
    [
      'compose',
      withField(text('地址', { compose: ['{nam}家'] })),
      'source/people.planted: compose "nam" is not a field of the definition; did you mean "name"?',
    ],
    [
      'above',
      withField(integer('最大年龄', { above: 'stepCont' })),
      'source/people.planted: above "stepCont" is not a number of the definition; did you mean "stepCount"?',
    ],
    [
      'pair',
      withField(lnglat('经度', 'lng', { pair: 'hme' })),
      'source/people.planted: pair "hme" is not the pair of a lat of the definition; did you mean "home"?',
    ],
    [
      'count of',
      withField(computed('步数', 'integer', { from: { count: { of: 'grid/step', by: 'gridId' } } })),
      'source/people.planted.from: of "grid/step" is not a resource; did you mean "grid/steps"?',
    ],
    [
      'count by',
      withField(computed('步数', 'integer', { from: { count: { of: 'grid/steps', by: 'girdId' } } })),
      'source/people.planted.from: by "girdId" is not a field of grid/steps; did you mean "gridId"?',
    ],
    [
      'most of a field',
      withField(computed('末步', 'text', { from: { most: { of: 'grid/steps', by: 'gridId', field: 'operaton' } } })),
      'source/people.planted.from: field "operaton" is not a field of grid/steps; did you mean "operation"?',
    ],
    [
      'words',
      withField(computed('状态', 'text', { from: { words: 'stat' } })),
      'source/people.planted.from: words "stat" is not a dictionary field of the definition; did you mean "state"?',
    ],
    [
      'live',
      withField(computed('年龄', 'integer', { live: { years: 'birthdy' } })),
      'source/people.planted: live "birthdy" is not a field of the definition; did you mean "birthday"?',
    ],
    [
      'ref in a shape',
      withField(json('清单', { shape: { kind: 'rows', fields: { grid: ref('网格', 'gri/grid') } } })),
      'source/people.planted.grid: ref "gri/grid" is not a resource; did you mean "grid/grid"?',
    ],
    [
      'shape.of',
      withField(json('接收人', { within: 'state', shape: { kind: 'ids', of: { 1: 'usr' } } })),
      'source/people.planted: shape.of "usr" is not a resource; did you mean "user"?',
    ],
  ])('says where and what it is: %s', (_, faults, message) => {
    expect(faults).toEqual([message]);
  });
});
