import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from './Form.tsx';
import type { FormField } from './FormField.ts';
import { sources } from './fixtures/schoolForm.ts';
import { kitText } from '../fixtures/kitText.ts';

export default { component: Form, args: { sources, onSubmit: fn(() => Promise.resolve()) } } satisfies Meta<
  typeof Form
>;
type Story = StoryObj<typeof Form>;

const fields: FormField[] = [
  {
    name: 'steps',
    label: '处置步骤',
    kind: 'json',
    required: true,
    shape: {
      kind: 'rows',
      number: 'stepNo',
      fields: [
        { name: 'stepNo', label: '序号', kind: 'integer' },
        { name: 'title', label: '步骤名称', kind: 'text', required: true },
        { name: 'limitMinutes', label: '时限', kind: 'integer', unit: '分钟' },
        { name: 'notifyType', label: '通知方式', kind: 'dict', dict: 'tag' },
        { name: 'isKey', label: '关键', kind: 'switch' },
      ],
    },
  },
  {
    name: 'rule',
    label: '触发条件',
    kind: 'json',
    shape: {
      kind: 'record',
      fields: [
        { name: 'minCount', label: '达到次数', kind: 'integer', unit: '次' },
        { name: 'withinMinutes', label: '统计时段', kind: 'integer', unit: '分钟' },
      ],
    },
  },
];

const values = {
  steps: [
    { stepNo: 1, title: '核实险情', limitMinutes: 10, isKey: 1 },
    { stepNo: 2, title: '疏散群众', limitMinutes: 30 },
  ],
  rule: { minCount: 1, withinMinutes: 30 },
};

const validate = (given: Readonly<Record<string, unknown>>) =>
  Array.isArray(given.steps) && given.steps.length > 0 && given.steps.every((step: object) => 'title' in step)
    ? []
    : [{ field: 'steps', message: '处置步骤第3行：请输入步骤名称' }];

/** A value with fields of its own is typed as rows or as one object, and sent as an array or object. */
export const RowsAndObject: Story = {
  args: { fields, values, mode: 'edit', validate },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('添加一行') }));
    await userEvent.type(canvas.getByRole('textbox', { name: '达到次数' }), '{Enter}');
    await expect(await canvas.findByText(kitText('请填写步骤名称'))).toBeVisible();
    const [, , title] = canvas.getAllByRole('textbox', { name: /步骤名称/ });
    await userEvent.type(title as HTMLElement, '抢险处置');
    await userEvent.click(canvas.getByRole('button', { name: kitText('上移第 3 行') }));
    await userEvent.type(canvas.getByRole('textbox', { name: '达到次数' }), '{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        steps: [
          { stepNo: 1, title: '核实险情', limitMinutes: 10, isKey: 1 },
          { stepNo: 2, title: '抢险处置' },
          { stepNo: 3, title: '疏散群众', limitMinutes: 30 },
        ],
        rule: { minCount: 1, withinMinutes: 30 },
      }),
    );
  },
};

export const View: Story = { args: { fields, values, mode: 'view', validate: () => [] } };
