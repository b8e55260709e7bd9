import { expect, it } from 'vitest';
import { bind } from './bind.ts';
import { crud } from './call.ts';
import { formValidator } from './formValidator.ts';
import { json, text, toggle } from './field.ts';
import { resource } from './resource.ts';
import { wireValues } from './wireValues.ts';

const fields = {
  name: text('名称'),
  isKey: toggle('重点'),
  why: text('原因', { required: true, showIf: { field: 'isKey', in: [1] } }),
  steps: json('步骤', { shape: { kind: 'rows', fields: { title: text('标题'), isKey: toggle('关键') } } }),
};

it('carries switches as numbers, inside of values with a shape too, and all else as it is', () => {
  const plain = { name: 'x', isKey: 1, other: true };
  expect(wireValues(fields, plain)).toBe(plain);
  expect(wireValues(fields, { name: 'x', isKey: false, steps: [{ title: '一', isKey: true }], id: '7' })).toEqual({
    name: 'x',
    isKey: 0,
    steps: [{ title: '一', isKey: 1 }],
    id: '7',
  });
});

it('checks a switch of a form as that of the wire', () => {
  const check = formValidator({ fields }, (word) => word);
  expect(check({ isKey: true, why: '' }).map(({ field }) => field)).toEqual(['why']);
  expect(check({ isKey: false, why: '' })).toEqual([]);
});

it('is done to whatever a client sends', async () => {
  const sent: unknown[] = [];
  const client = bind(resource('a/b', { label: '甲', fields, calls: crud }), {
    send: async (_path, _call, input) => void sent.push(input),
  });
  await client.submit({ name: 'x', isKey: true as unknown as 1 });
  await client.remove(['1']);
  expect(sent).toEqual([{ name: 'x', isKey: 1 }, { ids: ['1'] }]);
});
