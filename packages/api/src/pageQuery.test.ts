import { describe, expect, it } from 'vitest';
import { date, datetime, dict, phone, text, toggle } from './field.ts';
import { pageQuery } from './pageQuery.ts';
import type { Condition, Question } from './Question.ts';

const fields = {
  name: text('姓名'),
  kind: dict('类型', 'kind'),
  born: date('出生日期'),
  seen: datetime('走访时间'),
  phone: phone('电话'),
  isKey: toggle('重点'),
};
const is = (field: string, operator: string, value: Condition['value'] = ''): Condition => ({ field, operator, value });
const question = (search: readonly Condition[], more: Partial<Question> = {}): Question => ({
  page: 1,
  size: 10,
  sort: [],
  search,
  ...more,
});
const filters = async (requested: Question, takesWhere = false) => {
  const { current: _current, size: _size, ...rest } = await pageQuery(requested, fields, takesWhere);
  return rest;
};
const where = (...conditions: readonly Condition[]) => ({ where: { join: 'and' as const, conditions } });

describe('a question in the words of the wire', () => {
  it('names page, size and the fields of the order by direction', async () => {
    const sort = [
      { id: 'name', desc: false },
      { id: 'born', desc: true },
      { id: 'kind', desc: false },
    ];
    expect(await pageQuery(question([], { page: 3, size: 30, sort }), fields, false)).toEqual({
      current: 3,
      size: 30,
      ascs: 'name,kind',
      descs: 'born',
    });
  });

  it('asks by the plain names for what stands in the search bar, a switch by its number', async () => {
    expect(
      await filters(question([is('name', 'like', '大道'), is('kind', 'in', ['1', '2']), is('isKey', 'equal', true)])),
    ).toEqual({ name: '大道', kind: '1,2', isKey: '1' });
    expect(await filters(question([is('isKey', 'equal', false)]))).toEqual({ isKey: '0' });
  });

  it('ends a range of days with its last second and bounds numbers on either side alone', async () => {
    expect(
      await filters(
        question([is('createTime', 'ge', '2026-01-01'), is('createTime', 'le', '2026-01-31'), is('length', 'ge', '2')]),
      ),
    ).toEqual({ createTime_dategt: '2026-01-01 00:00:00', createTime_datelt: '2026-01-31 23:59:59', length_ge: '2' });
  });

  it('has suffixes for the advanced filter, days from beginning to end', async () => {
    const requested = where(
      is('name', 'like', '王'),
      is('kind', 'in', ['1', '2']),
      is('born', 'lt', '2000-01-01'),
      is('seen', 'gt', '2026-01-31'),
      is('seen', 'lt', '2026-03-01'),
      is('createTime', 'equal', '2026-03-01'),
      is('phone', 'equal', '2026-03-01'),
      is('isKey', 'equal', true),
      is('name', 'notnull'),
    );
    expect(await filters(question([is('name', 'like', '小')], requested))).toEqual({
      name: '小',
      name_like: '王',
      kind: '1,2',
      born_lt: '2000-01-01',
      seen_gt: '2026-01-31 23:59:59',
      seen_lt: '2026-03-01 00:00:00',
      createTime_dateequal: '2026-03-01',
      phone_equal: '2026-03-01',
      isKey_equal: '1',
      name_notnull: '1',
    });
  });

  it('holds the search bar together with the advanced filter', async () => {
    const requested = where(is('kind', 'in', ['1', '2']));
    expect(await filters(question([is('kind', 'in', ['2'])], requested))).toEqual({ kind: '2' });
    expect(await filters(question([is('kind', 'in', ['3'])], requested))).toEqual({ kind: '3', kind_equal: '1' });
  });

  it('gives conditions whole to a server that takes them', async () => {
    const requested = {
      where: {
        join: 'or' as const,
        conditions: [is('name', 'like', '王'), is('kind', 'in', ['1', '2']), is('isKey', 'equal', true)],
      },
    };
    expect(await filters(question([is('name', 'like', '小')], requested), true)).toEqual({
      name: '小',
      where:
        '{"join":"or","conditions":[{"field":"name","operator":"like","value":"王"},' +
        '{"field":"kind","operator":"in","value":"1,2"},{"field":"isKey","operator":"equal","value":"1"}]}',
    });
    expect(await filters(question([], where()), true)).toEqual({});
  });
});
