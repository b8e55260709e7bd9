import { describe, expect, it } from 'vitest';
import { roadinfo } from './resources/source/roadinfo.ts';
import { integer, text, toggle } from './field.ts';
import { describeIssue, validate } from './validate.ts';

describe('checking a row', () => {
  it('names what is missing in the order of the form, by what one does with the field', () => {
    const sentences = validate(roadinfo.fields, { routeName: ' ', subordinatePhone: '' }).slice(0, 5).map((issue) => describeIssue(issue, roadinfo.fields));
    expect(sentences).toEqual(['请输入路线名称', '请选择路线类型', '请输入隶属单位名称', '请输入隶属单位详址', '手机号码不能为空']);
  });

  it('lets a translator fill the sentence', () => {
    const english: Record<string, string> = { '{label}不能大于{max}': '{label} must be at most {max}', 人数: 'People' };
    const say = (message: string, values: Record<string, string | number> = {}) => Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), english[message] ?? message);
    expect(describeIssue({ field: 'n', rule: 'max', params: { max: 9 } }, { n: integer('人数') }, say)).toBe('People must be at most 9');
  });

  it('asks only for what is shown, and never for what the server fills', () => {
    const fields = { isSolved: toggle('破案'), how: text('经过', { required: true, showIf: { field: 'isSolved', in: [1] } }), count: integer('人数', { required: true, readonly: true }) };
    expect(validate(fields, { isSolved: 0 })).toEqual([]);
    expect(validate(fields, { isSolved: 1 })).toEqual([{ field: 'how', rule: 'enter' }]);
  });
});
