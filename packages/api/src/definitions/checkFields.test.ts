import { describe, expect, it } from 'vitest';
import { type Field, computed, date, dict, image, integer, json, lnglat, ref, text, user } from '../field.ts';
import { withField } from './fixtures/people.ts';

describe('a definition with a mistake in a field', () => {
  it.each<[planted: Field, message: string]>([
    [ref('网格', 'grid/gird'), ': ref "grid/gird" is not a resource; did you mean "grid/grid"?'],
    [dict('颜色', 'color'), ': dict "color" is not a dictionary; did you mean "colour"?'],
    [dict('颜色', 'colour', { default: '7' }), ': default "7" is not a key of the dictionary colour; there are 0, 1'],
    [
      dict('颜色', 'colour', { tones: { red: 'critical' } }),
      ': tones "red" is not a key of the dictionary colour; there are 0, 1',
    ],
    [text('备注', { group: 'bse' }), ': group "bse" is not a group of the definition; did you mean "base"?'],
    [
      text('备注', { showIf: { field: 'sate', in: ['1'] } }),
      ': showIf "sate" is not a field of the definition; did you mean "state"?',
    ],
    [
      text('备注', { showIf: { field: 'state', in: ['done'] } }),
      ': showIf "done" is not a key of the dictionary colour; there are 0, 1',
    ],
    [
      image('照片', { open: { field: 'state', in: ['done'] } }),
      ': open "done" is not a key of the dictionary colour; there are 0, 1',
    ],
    [text('备注', { keepsPlace: true }), ': keepsPlace "text" is not a kind of pictures; there are image, images'],
    [
      image('照片', { open: true, keepsPlace: true }),
      ': keepsPlace and open together would tell everybody places; leave one of them out',
    ],
    [
      date('迁出日期', { notBefore: 'movd' }),
      ': notBefore "movd" is not a day or moment of the definition; did you mean "moved"?',
    ],
    [user('处理人', { within: 'keper' }), ': within "keper" is not a field of the definition; did you mean "keeper"?'],
    [
      date('出生日期', { derive: 'idNumbr' }),
      ': derive "idNumbr" is not an identity number of the definition; did you mean "idNumber"?',
    ],
    [
      text('网格', { copy: { through: 'grid', field: 'gridName' } }),
      ': copy.through "grid" is not a reference of the definition; did you mean "gridId"?',
    ],
    [
      text('网格', { copy: { through: 'gridId', field: 'gridname' } }),
      ': copy.field "gridname" is not a field of grid/grid; did you mean "gridName"?',
    ],
    [text('地址', { compose: ['{nam}家'] }), ': compose "nam" is not a field of the definition; did you mean "name"?'],
    [
      integer('最大年龄', { above: 'stepCont' }),
      ': above "stepCont" is not a number of the definition; did you mean "stepCount"?',
    ],
    [
      lnglat('经度', 'lng', { pair: 'hme' }),
      ': pair "hme" is not the pair of a lat of the definition; did you mean "home"?',
    ],
    [
      computed('步数', 'integer', { from: { count: { of: 'grid/step', by: 'gridId' } } }),
      '.from: of "grid/step" is not a resource; did you mean "grid/steps"?',
    ],
    [
      computed('步数', 'integer', { from: { count: { of: 'grid/steps', by: 'girdId' } } }),
      '.from: by "girdId" is not a field of grid/steps; did you mean "gridId"?',
    ],
    [
      computed('末步', 'text', { from: { most: { of: 'grid/steps', by: 'gridId', field: 'operaton' } } }),
      '.from: field "operaton" is not a field of grid/steps; did you mean "operation"?',
    ],
    [
      computed('状态', 'text', { from: { words: 'stat' } }),
      '.from: words "stat" is not a dictionary field of the definition; did you mean "state"?',
    ],
    [
      computed('年龄', 'integer', { live: { years: 'birthdy' } }),
      ': live "birthdy" is not a field of the definition; did you mean "birthday"?',
    ],
    [
      json('清单', { shape: { kind: 'rows', fields: { grid: ref('网格', 'gri/grid') } } }),
      '.grid: ref "gri/grid" is not a resource; did you mean "grid/grid"?',
    ],
    [
      json('接收人', { within: 'state', shape: { kind: 'ids', of: { 1: 'usr' } } }),
      ': shape.of "usr" is not a resource; did you mean "user"?',
    ],
  ])('says where and what it is: %j%s', (planted, message) => {
    expect(withField(planted)).toEqual([`source/people.planted${message}`]);
  });
});
