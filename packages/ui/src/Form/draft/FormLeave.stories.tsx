import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Form } from '../Form.tsx';
import { GuardedForm } from '../fixtures/GuardedForm.tsx';
import { memoryDraft } from '../fixtures/memoryDraft.ts';
import { short, sources, validateWith } from '../fixtures/schoolForm.ts';
import { kitText } from '../../fixtures/kitText.ts';

const left = fn();
const draft = memoryDraft();
const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export default {
  component: Form,
  args: {
    id: 'school',
    fields: short,
    values: {},
    sources,
    validate: validateWith(short),
    onSubmit: fn(() => Promise.resolve()),
    onDirtyChange: fn(),
    mode: 'edit',
  },
  render: (args) => <GuardedForm {...args} onLeave={left} />,
  beforeEach: () => void left.mockClear(),
} satisfies Meta<typeof Form>;
type Story = StoryObj<typeof Form>;

export const DraftRestored: Story = {
  args: { values: { schoolName: '城东小学', phone: '13812345678', remark: '旧' }, draft },
  beforeEach: () => draft.write({ remark: '新校区九月启用' }),
  play: async ({ canvas, args }) => {
    const remark = canvas.getByLabelText('备注');
    await expect(remark).toHaveValue('新校区九月启用');
    await expect(canvas.getByText(kitText('已恢复上次未保存的内容；敏感信息不存草稿，请重新填写。'))).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: kitText('放弃草稿') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remark).toHaveValue('旧'));
    await expect(draft.values).toBeNull();
    await expect(canvas.getByRole('button', { name: kitText('撤销') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remark).toHaveValue('新校区九月启用'));
    await expect(draft.values).toEqual({ remark: '新校区九月启用' });
    await userEvent.keyboard('{Tab}{End}二部{Tab}{End}{Backspace}9');
    await waitFor(() => expect(draft.values).toEqual({ schoolName: '城东小学二部', remark: '新校区九月启用' }));
    await press(kitText('关闭'));
    const question = await screen.findByRole('alertdialog', { name: kitText('放弃未保存的内容？') });
    await expect(
      within(question)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['联系电话']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(left).not.toHaveBeenCalled();
    await press(kitText('保存'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(draft.values).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: kitText('放弃草稿') })).toBeNull());
  },
};

export const AsksBeforeLeaving: Story = {
  args: { values: { schoolName: '城东小学', phone: '13812345678' } },
  play: async ({ canvas }) => {
    await expect(leaves()).toBe(true);
    await userEvent.keyboard('{Tab}二部');
    await waitFor(() => expect(leaves()).toBe(false));
    await press(kitText('关闭'));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: kitText('取消') })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('关闭') })).toHaveFocus());
    await expect(left).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: kitText('放弃') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  },
};
