import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { CommentThread } from './CommentThread.tsx';

const staff = [
  { id: '1', name: '孙悦', detail: '第一网格' },
  { id: '2', name: '孙长根', detail: '第二网格' },
  { id: '3', name: '许文静' },
];
const find = async (words: string) => staff.filter(({ name }) => name.includes(words));

/**
 * What people said about a record. **Do** show it where the record is read. **Do not** use it for what belongs into the
 * record itself, such as the reason of a refusal.
 */
export default {
  component: CommentThread,
  args: {
    label: '评论',
    find,
    onSend: fn(async () => undefined),
    onRemove: fn(),
    upload: async (file) => ({ link: `/files/${file.name}`, name: file.name }),
    comments: [
      {
        id: '2',
        author: '许文静',
        time: '2026-11-25 09:12:00',
        text: '@孙悦 照片不清楚，请再拍一张。',
        files: [{ link: '/files/a.png', name: '现场照片.png' }],
        isOwn: true,
      },
      { id: '1', author: '孙悦', time: '2026-11-24 16:40:00', text: '已到现场，店主不在。', files: [], isOwn: false },
    ],
  },
} satisfies Meta<typeof CommentThread>;
type Story = StoryObj<typeof CommentThread>;

/** Comments with names and files. */
export const Default: Story = {};

/** A remark on some words quotes them. */
export const Quoting: Story = {
  args: {
    comments: [
      {
        id: '3',
        author: '许文静',
        time: '2026-11-25 10:02:00',
        text: '> 本周五上午停水\n@孙悦 请核对时间',
        files: [],
        isOwn: false,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^本周五上午停水$/);
    await expect(canvas.getByText('@孙悦').parentElement).toHaveTextContent(/^@孙悦 请核对时间$/);
  },
};

/** Nobody has said anything. */
export const Empty: Story = { args: { comments: [] } };

/** A name is chosen by keys; who is named goes with the text. */
export const Mention: Story = {
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: kitText('评论') });
    await userEvent.type(area, '请 @孙');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(area).toHaveValue('请 @孙长根 ');
    await userEvent.type(area, '看看');
    await userEvent.click(canvas.getByRole('button', { name: kitText('发表评论') }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: '请 @孙长根 看看', people: ['2'], files: [] });
    await expect(area).toHaveValue('');
  },
};
