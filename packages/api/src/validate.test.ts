import { describe, expect, it } from 'vitest';
import { roadinfo } from './resources/source/roadinfo.ts';
import { datetime, dict, images, integer, lnglat, phone, text, toggle } from './field.ts';
import { describeIssue, validate } from './validate.ts';

describe('checking a row', () => {
  it('names what is missing in the order of the form, by what one does with the field', () => {
    const sentences = validate(roadinfo.fields, { routeName: ' ', subordinatePhone: '' }).slice(0, 5).map((issue) => describeIssue(issue, roadinfo.fields));
    expect(sentences).toEqual(['请输入路线名称', '请选择路线类型', '请输入隶属单位名称', '请输入隶属单位详址', '手机号码不能为空']);
  });

  it('says of every missing value what to do, of a point once and as a place; of a mobile number in the words of the product', () => {
    const fields = {
      name: text('名称', { required: true }), kind: dict('类型', 'kind', { required: true }), photos: images('照片', { required: true }), phone: phone('联系电话', { required: true }),
      lng: lnglat('经度', 'lng', { required: true }), lat: lnglat('纬度', 'lat', { required: true }), toLng: lnglat('终点经度', 'lng', { required: true, pair: 'to' }), toLat: lnglat('终点纬度', 'lat', { required: true, pair: 'to' }),
    };
    const said = (row: Readonly<Record<string, unknown>>) => validate(fields, row).map((issue) => [issue.field, describeIssue(issue, fields)]);
    expect(said({ toLng: '113.6' })).toEqual([
      ['name', '请输入名称'], ['kind', '请选择类型'], ['photos', '请上传照片'], ['phone', '手机号码不能为空'], ['lng', '请在地图上选择位置'], ['toLat', '请输入终点纬度'],
    ]);
  });

  it('lets a translator fill the sentence', () => {
    const english: Record<string, string> = { '{label}不能大于{max}': '{label} must be at most {max}', 人数: 'People' };
    const say = (message: string, values: Record<string, string | number> = {}) => Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), english[message] ?? message);
    expect(describeIssue({ field: 'n', rule: 'max', params: { max: 9 } }, { n: integer('人数') }, say)).toBe('People must be at most 9');
  });

  it('does not let a moment lie before the one that it must not precede, and names both', () => {
    const fields = { from: datetime('开始时间'), to: datetime('结束时间', { notBefore: 'from' }) };
    const said = (row: Readonly<Record<string, unknown>>) => validate(fields, row).map((issue) => describeIssue(issue, fields));
    expect(said({ from: '2026-12-02 08:30:00', to: '2026-12-01 17:30:00' })).toEqual(['结束时间不能早于开始时间']);
    expect(validate(fields, { from: '2026-12-02 08:30:00', to: '2026-12-01 17:30:00' })).toEqual([{ field: 'to', rule: 'notBefore', params: { other: 'from' } }]);
    for (const from of ['2026-12-01 17:30:00', '2026-12-01 17:30', '', undefined, '啊']) expect(validate({ to: fields.to }, { from, to: '2026-12-01 17:30:00' })).toEqual([]);
  });

  it('asks only for what is shown, and never for what the server fills', () => {
    const fields = { isSolved: toggle('破案'), how: text('经过', { required: true, showIf: { field: 'isSolved', in: [1] } }), count: integer('人数', { required: true, readonly: true }) };
    expect(validate(fields, { isSolved: 0 })).toEqual([]);
    expect(validate(fields, { isSolved: 1 })).toEqual([{ field: 'how', rule: 'enter' }]);
  });
});
