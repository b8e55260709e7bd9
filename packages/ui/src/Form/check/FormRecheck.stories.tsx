import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../Button/Button.tsx';
import { Form } from '../Form.tsx';
import type { FormSources } from '../FormSources.ts';
import { kitPattern, kitSigns, kitText } from '../../fixtures/kitText.ts';

const sources: FormSources = {
  options: async () => [],
  tree: () => ({ children: async () => [], labels: async () => ({}) }),
  regions: { children: async () => [], path: async () => [] },
  upload: async () => ({ link: '', name: '' }),
  shapes: async () => [],
};

/** A rule over several fields. **Do** say at one of them what the other could do as well. */
export default {
  component: Form,
  args: {
    id: 'either',
    mode: 'add',
    values: {},
    sources,
    onSubmit: fn(async () => undefined),
    fields: [
      { name: 'dept', label: '处理部门', kind: 'text' },
      { name: 'user', label: '处理人', kind: 'text' },
    ],
    validate: ({ dept, user }) =>
      dept === '' && user === '' ? [{ field: 'dept', message: '请选择处理部门或处理人' }] : [],
  },
  render: (args) => (
    <>
      <Form {...args} />
      <Button type="submit" form="either" variant="primary">
        保存
      </Button>
    </>
  ),
} satisfies Meta<typeof Form>;
type Story = StoryObj<typeof Form>;

/** What the summary says of a field, as the form puts it. */
const said = (label: string, words: string) => kitSigns(`${label}：${words}`);

/** One of two fields is enough: whichever is filled in, the error goes and the summary warns no more. */
export const OneOfTwo: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const alert = await canvas.findByText(kitText('有 1 处需要修改，已填写的内容都还在：'));
    await expect(canvas.getByRole('textbox', { name: '处理部门' })).toHaveAccessibleDescription(
      '请选择处理部门或处理人',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: '处理人' }), '王');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '处理部门' })).toHaveAccessibleDescription(''));
    await canvas.findByText(kitText('都已改正，可以再次提交：'));
    await expect(alert).not.toHaveTextContent(kitPattern(/需要修改/));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

/** The summary says of each field what the field itself says now, under the field's own name. */
export const SummaryFollows: Story = {
  args: {
    fields: [
      { name: 'idCard', label: '公民身份号码', kind: 'text' },
      { name: 'phone', label: '联系方式', kind: 'text' },
    ],
    validate: ({ idCard, phone }) => [
      ...(idCard === ''
        ? [{ field: 'idCard', message: '请输入公民身份号码' }]
        : [{ field: 'idCard', message: '校验位不正确' }]),
      ...(phone === '' ? [{ field: 'phone', message: '手机号码不能为空' }] : []),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByRole('link', { name: said('联系方式', '手机号码不能为空') });
    await expect(canvas.getByRole('link', { name: '请输入公民身份号码' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '公民身份号码' }), '9');
    await canvas.findByRole('link', { name: said('公民身份号码', '校验位不正确') });
    await userEvent.type(canvas.getByRole('textbox', { name: '联系方式' }), '1');
    await canvas.findByRole('img', { name: kitText('已改正') });
    await expect(canvas.getByRole('link', { name: said('联系方式', '手机号码不能为空') })).toBeVisible();
  },
};

/** Whoever opens the panel of a field is still at it: nothing is wrong before it is left. */
export const InItsPanel: Story = {
  args: {
    fields: [
      { name: 'dept', label: '处理部门', kind: 'dept', required: true },
      { name: 'user', label: '处理人', kind: 'text' },
    ],
    validate: ({ dept }) => (dept === '' ? [{ field: 'dept', message: '请选择处理部门' }] : []),
  },
  play: async ({ canvas }) => {
    const dept = await canvas.findByRole('button', { name: /处理部门/ });
    await userEvent.click(dept);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await expect(canvas.queryByText('请选择处理部门')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dept).toHaveFocus());
    await userEvent.tab();
    await canvas.findByText('请选择处理部门');
  },
};
