import { describe, expect, it } from 'vitest';
import { roadinfo } from './resources/source/roadinfo.ts';
import {
  date,
  datetime,
  dict,
  idcard,
  images,
  integer,
  json,
  lnglat,
  money,
  number,
  phone,
  refs,
  text,
  time,
  toggle,
} from './field.ts';
import { dependsOn } from './relations.ts';
import { describeIssue, validate } from './validate.ts';

describe('checking a row', () => {
  it('names what is missing in the order of the form, by what one does with the field', () => {
    const sentences = validate(roadinfo.fields, { routeName: ' ', subordinatePhone: '' })
      .slice(0, 5)
      .map((issue) => describeIssue(issue, roadinfo.fields));
    expect(sentences).toEqual([
      '请输入路线名称',
      '请选择路线类型',
      '请输入隶属单位名称',
      '请输入隶属单位详址',
      '手机号码不能为空',
    ]);
  });

  it('says of every missing value what to do, of a point once; of a mobile number in the product’s words', () => {
    const fields = {
      name: text('名称', { required: true }),
      kind: dict('类型', 'kind', { required: true }),
      photos: images('照片', { required: true }),
      phone: phone('联系电话', { required: true }),
      lng: lnglat('经度', 'lng', { required: true }),
      lat: lnglat('纬度', 'lat', { required: true }),
      toLng: lnglat('终点经度', 'lng', { required: true, pair: 'to' }),
      toLat: lnglat('终点纬度', 'lat', { required: true, pair: 'to' }),
    };
    const said = (row: Readonly<Record<string, unknown>>) =>
      validate(fields, row).map((issue) => [issue.field, describeIssue(issue, fields)]);
    expect(said({ toLng: '113.6' })).toEqual([
      ['name', '请输入名称'],
      ['kind', '请选择类型'],
      ['photos', '请上传照片'],
      ['phone', '手机号码不能为空'],
      ['lng', '请在地图上选择位置'],
      ['toLat', '请输入终点纬度'],
    ]);
  });

  it('refuses a day of birth that has not come, also within an identity number', () => {
    const fields = { card: idcard('身份证号'), born: date('出生日期', { derive: 'card' }), until: date('到期日期') };
    const said = (row: Readonly<Record<string, unknown>>) =>
      validate(fields, row).map((issue) => [issue.field, describeIssue(issue, fields)]);
    expect(said({ card: '980102209901010014', born: '2099-01-01', until: '2099-01-01' })).toEqual([
      ['card', '身份证号码中的出生日期晚于今天，请核对'],
      ['born', '出生日期不能晚于今天'],
    ]);
    expect(said({ born: '1990-01-01' })).toEqual([]);
  });

  it('lets a translator fill the sentence', () => {
    const english: Record<string, string> = { '{label}不能大于{max}': '{label} must be at most {max}', 人数: 'People' };
    const say = (message: string, values: Record<string, string | number> = {}) =>
      Object.entries(values).reduce(
        (said, [name, value]) => said.replace(`{${name}}`, String(value)),
        english[message] ?? message,
      );
    expect(describeIssue({ field: 'n', rule: 'max', params: { max: 9 } }, { n: integer('人数') }, say)).toBe(
      'People must be at most 9',
    );
  });

  it('does not let a moment lie before the one that it must not precede, and names both', () => {
    const fields = { from: datetime('开始时间'), to: datetime('结束时间', { notBefore: 'from' }) };
    const said = (row: Readonly<Record<string, unknown>>) =>
      validate(fields, row).map((issue) => describeIssue(issue, fields));
    expect(said({ from: '2026-12-02 08:30:00', to: '2026-12-01 17:30:00' })).toEqual(['结束时间不能早于开始时间']);
    expect(validate(fields, { from: '2026-12-02 08:30:00', to: '2026-12-01 17:30:00' })).toEqual([
      { field: 'to', rule: 'notBefore', params: { other: 'from' } },
    ]);
    for (const from of ['2026-12-01 17:30:00', '2026-12-01 17:30', '', undefined, '啊'])
      expect(validate({ to: fields.to }, { from, to: '2026-12-01 17:30:00' })).toEqual([]);
  });

  it('asks only for what is shown, and never for what the server fills', () => {
    const fields = {
      isSolved: toggle('破案'),
      how: text('经过', { required: true, showIf: { field: 'isSolved', in: [1] } }),
      count: integer('人数', { required: true, readonly: true }),
    };
    expect(validate(fields, { isSolved: 0 })).toEqual([]);
    expect(validate(fields, { isSolved: 1 })).toEqual([{ field: 'how', rule: 'enter' }]);
  });

  it('refuses what only looks like a value because it is masked', () => {
    const fields = {
      name: text('姓名', { sensitive: 'name' }),
      phone: phone('电话', { sensitive: 'phone' }),
      illness: text('病史', { sensitive: 'health' }),
      remark: text('备注'),
    };
    const row = { name: '张*', phone: '138****1111', illness: '******', remark: '五星****' };
    expect(validate(fields, row).map((issue) => describeIssue(issue, fields))).toEqual([
      '姓名含有遮盖用的“*”，请填写完整的内容',
      '电话含有遮盖用的“*”，请填写完整的内容',
      '病史含有遮盖用的“*”，请填写完整的内容',
    ]);
  });
});

describe('checking what values of a row say of each other', () => {
  const fields = {
    isToAll: toggle('发送给全部'),
    tag: integer('用户标签', { required: true, showIf: { field: 'isToAll', in: [0] } }),
    low: number('最低分'),
    high: number('最高分', { above: 'low' }),
    from: money('最低薪资'),
    to: money('最高薪资', { atLeast: 'from' }),
    articles: refs('图文文章', 'cms/article', { most: 2 }),
  };
  const said = (row: Readonly<Record<string, unknown>>) =>
    validate(fields, row).map((issue) => describeIssue(issue, fields));

  it('asks for a value only where another one makes it necessary', () => {
    expect(said({ isToAll: 0 })).toEqual(['请输入用户标签']);
    expect(said({ isToAll: 1 })).toEqual([]);
  });

  it('compares numbers as numbers, and only where both are given', () => {
    expect(said({ isToAll: 1, low: 9, high: 10, from: 9, to: '9' })).toEqual([]);
    expect(said({ isToAll: 1, low: 10, high: '10.0', from: 10, to: 9 })).toEqual([
      '最高分应大于最低分',
      '最高薪资不能小于最低薪资',
    ]);
    expect(said({ isToAll: 1, high: 0, low: '', to: 1 })).toEqual([]);
  });

  it('counts references', () => {
    expect(said({ isToAll: 1, articles: '1,2' })).toEqual([]);
    expect(said({ isToAll: 1, articles: '1,2,3' })).toEqual(['图文文章最多选择2项']);
  });

  it('names the fields on which a value depends', () => {
    expect(dependsOn(fields.tag)).toEqual(['isToAll']);
    expect(dependsOn(fields.high)).toEqual(['low']);
  });

  it('compares the parts of a value as it compares fields', () => {
    const shaped = {
      spans: json('时段', {
        shape: {
          kind: 'rows',
          fields: { from: time('开始', { required: true }), to: time('结束', { required: true, notBefore: 'from' }) },
        },
      }),
    };
    const issues = validate(shaped, { spans: [{ from: '08:00:00', to: '07:00:00' }] });
    expect(issues.map((issue) => describeIssue(issue, shaped))).toEqual(['时段第1行：结束不能早于开始']);
  });
});
