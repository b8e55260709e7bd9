import { describe, expect, it } from 'vitest';
import { dict, integer, json, multidict, number, refs, text, toggle } from './field.ts';
import { readValue } from './readValue.ts';
import { describeIssue, validate } from './validate.ts';

const steps = json('处置步骤', {
  required: true,
  shape: {
    kind: 'rows',
    number: 'stepNo',
    fields: {
      stepNo: integer('序号', { readonly: true }),
      title: text('步骤名称', { required: true, max: 5 }),
      people: refs('组员', 'blade-user'),
      days: multidict('星期', 'week_day'),
      limit: number('时限', { showIf: { field: 'isTimed', in: [1] }, required: true }),
      isTimed: toggle('限时'),
    },
  },
});

describe('values with a shape', () => {
  it('store rows as fields are stored, counted, with several ids as an array', () => {
    const rows = [
      { title: ' 核实 ', people: '1,2', days: ['1', '3'], extra: 'x' },
      { stepNo: 9, title: '疏散', isTimed: 1, limit: '30' },
    ];
    expect(readValue(steps, rows)).toEqual({
      value: [
        { stepNo: 1, title: '核实', people: ['1', '2'], days: ['1', '3'] },
        { stepNo: 2, title: '疏散', isTimed: 1, limit: 30 },
      ],
    });
  });

  it('name the row and the field that is wrong', () => {
    const issuesOf = (value: unknown) =>
      validate({ steps }, { steps: value }).map((issue) => describeIssue(issue, { steps }));
    expect(issuesOf([{ title: '核实' }, {}])).toEqual(['处置步骤第2行：请输入步骤名称']);
    expect(issuesOf([{ title: '核实险情和人员' }])).toEqual(['处置步骤第1行：步骤名称不能超过5个字']);
    expect(issuesOf([{ title: '核实', isTimed: 1 }])).toEqual(['处置步骤第1行：请输入时限']);
    expect(issuesOf({ title: '核实' })).toEqual(['处置步骤不是有效的 JSON']);
    expect(issuesOf(Array.from({ length: 501 }, () => ({ title: '核实' })))).toEqual(['处置步骤最多500行']);
  });

  it('read one object and what it holds, and ids', () => {
    const rule = json('预警规则', {
      shape: {
        kind: 'record',
        fields: {
          any: json('条件', {
            required: true,
            shape: { kind: 'rows', fields: { op: dict('比较', 'compare_operator', { required: true }) } },
          }),
        },
      },
    });
    expect(readValue(rule, { any: [{ op: '>=' }], other: 1 })).toEqual({ value: { any: [{ op: '>=' }] } });
    const [issue] = validate({ rule }, { rule: { any: [{}] } });
    expect(issue && describeIssue(issue, { rule })).toBe('预警规则：条件第1行：请选择比较');
    const receivers = json('接收对象', { within: 'kind', shape: { kind: 'ids', of: { 1: 'user' } } });
    expect(readValue(receivers, ['1', '2'])).toEqual({ value: ['1', '2'] });
    expect(readValue(receivers, ['x'])).toMatchObject({ rule: 'id' });
  });
});
