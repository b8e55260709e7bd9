import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { LookUp, type LookUpHit } from './LookUp.tsx';

const known: readonly LookUpHit[] = [
  { id: '1', title: '汤*', facts: '女 · 44 岁 · 970***********0112', mark: '在住' },
  { id: '2', title: '唐**', facts: '男 · 61 岁 · 970***********0112', mark: '已迁出' },
];

/**
 * Finds one record by words and gives it away. **Do** say what may be typed. **Do not** use it for the value of a
 * field: that is ComboBox.
 */
export default {
  component: LookUp,
  args: {
    label: '身份证号',
    description: '完整号码、末四位、姓名或姓氏，按回车查找',
    find: fn(async (words: string) => {
      if (words === '断网') throw new Error('无法连接服务器，请检查网络后重试。');
      const hits = words === '0112' ? known : words === '970102198201010112' ? known.slice(0, 1) : [];
      return { hits, isSure: words.length === 18 };
    }),
    onChoose: fn(),
  },
} satisfies Meta<typeof LookUp>;
type Story = StoryObj<typeof LookUp>;

/** Enter asks, an arrow walks, Enter takes, and the box is empty for the next one. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: '身份证号' });
    await userEvent.type(box, '0112{Enter}');
    const [first, second] = await screen.findAllByRole('option');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(known[1], '0112');
    await expect(box).toHaveValue('');
  },
};

/** The only record of a whole number needs no further choice. */
export const Sure: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '970102198201010112{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(known[0], '970102198201010112'));
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** What was not found stays in the box, to be mended. */
export const NotFound: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, '9999{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(kitText('没有找到“9999”，请核对后再试')));
    await expect(box).toHaveValue('9999');
    await userEvent.clear(box);
    await userEvent.type(box, '断网{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('无法连接服务器'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Escape goes back to the words. */
export const Escaped: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, '0112{Enter}');
    await waitFor(async () => expect((await screen.findAllByRole('option'))[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue('0112');
  },
};
