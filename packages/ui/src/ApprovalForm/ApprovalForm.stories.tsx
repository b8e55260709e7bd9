import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { UserPlus, UsersRound } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ApprovalForm, type ApprovalFormProps } from './ApprovalForm.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

function WithPhrases(props: ApprovalFormProps) {
  const [phrases, setPhrases] = useState(props.phrases ?? []);
  const change = props.onPhrasesChange && {
    onPhrasesChange: (next: readonly string[]) => {
      setPhrases(next);
      props.onPhrasesChange?.(next);
    },
  };
  return <ApprovalForm {...props} phrases={phrases} {...change} />;
}

/**
 * **Do** offer the phrases that people use; what is typed stays until it is sent. **Do not** decide without an opinion,
 * or hide why a decision was not taken.
 */
export default {
  component: ApprovalForm,
  args: { label: '办理', phrases: ['同意', '请按规定办理', '情况不实，请核对'], onDecide: fn(async () => undefined) },
  render: (args) => <WithPhrases {...args} />,
} satisfies Meta<typeof ApprovalForm>;
type Story = StoryObj<typeof ApprovalForm>;

export const Agreed: Story = {
  play: async ({ canvas, args }) => {
    const opinion = canvas.getByRole('textbox', { name: kitText('批复意见') });
    await userEvent.click(canvas.getByRole('button', { name: kitText('驳回') }));
    await waitFor(() => expect(opinion).toHaveFocus());
    await expect(opinion).toBeInvalid();
    await expect(canvas.getByText(kitText('请先填写批复意见'))).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: kitText('插入“同意”') }));
    await expect(opinion).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: kitText('插入“请按规定办理”') }));
    await expect(opinion).toHaveValue('同意，请按规定办理');
    await userEvent.click(canvas.getByRole('button', { name: kitText('同意') }));
    await expect(args.onDecide).toHaveBeenCalledWith('agree', '同意，请按规定办理', '');
    await waitFor(() => expect(opinion).toHaveValue(''));
  },
};

export const ByKeyboard: Story = {
  args: { autoFocus: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: kitText('批复意见') })).toHaveFocus());
    await userEvent.keyboard('已阅{Control>}{Enter}{/Control}');
    await expect(args.onDecide).toHaveBeenCalledWith('agree', '已阅', '');
  },
};

export const Returned: Story = {
  args: {
    decisions: ['agree', 'return', 'refuse'],
    steps: [
      { id: 'managerTask', label: '审批人审批' },
      { id: 'start', label: '发起人' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(kitPattern(/^驳回：.*退回：/))).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: kitText('批复意见') }), '请补充材料');
    await userEvent.click(canvas.getByRole('button', { name: kitText('退回') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: kitText('退回到“发起人”') }));
    await expect(args.onDecide).toHaveBeenCalledWith('return', '请补充材料', 'start');
  },
};

export const NotTaken: Story = {
  args: {
    onDecide: fn(async () => {
      throw new Error('任务已经办理完毕，请刷新列表');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: kitText('批复意见') }), '同意');
    await userEvent.click(canvas.getByRole('button', { name: kitText('同意') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('任务已经办理完毕');
    await expect(canvas.getByRole('textbox', { name: kitText('批复意见') })).toHaveValue('同意');
  },
};

export const MoreActions: Story = {
  args: {
    more: [
      { id: 'delegate', label: '转办', icon: UserPlus },
      { id: 'addSigners', label: '加签', icon: UsersRound },
    ],
    onMore: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: kitText('批复意见') }), '请协助');
    await userEvent.click(canvas.getByRole('button', { name: kitText('更多操作') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '转办' }));
    await expect(args.onMore).toHaveBeenCalledWith('delegate', '请协助');
  },
};

export const OwnPhrases: Story = {
  args: { onPhrasesChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: kitText('批复意见') }), '原则同意');
    await userEvent.click(canvas.getByRole('button', { name: kitText('存为常用意见') }));
    await expect(canvas.getByRole('button', { name: kitText('插入“原则同意”') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('整理') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('删除常用意见“情况不实，请核对”') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('整理完毕') }));
    await expect(args.onPhrasesChange).toHaveBeenLastCalledWith(['同意', '请按规定办理', '原则同意']);
  },
};

const kept = { text: '待核实' };
const draft = {
  read: () => kept.text,
  write: (text: string) => {
    kept.text = text;
  },
};

export const DraftKept: Story = {
  args: { draft },
  play: async ({ canvas }) => {
    const opinion = canvas.getByRole('textbox', { name: kitText('批复意见') });
    await expect(opinion).toHaveValue(kept.text);
    await userEvent.type(opinion, '后再办');
    await expect(kept.text).toBe('待核实后再办');
    kept.text = '待核实';
  },
};
