import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { toastQueue } from './queue.ts';
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx';
import { toast } from './Toast.tsx';
import { libraryText } from '../fixtures/kitText.ts';

const undo = fn();

/**
 * **Do** name the record, and offer undo where there is a way back; it stays for eight seconds. **Do not** report
 * errors that belong to a field. `toast` queues without drawing: load ToastRegion late, and what was queued appears in
 * it.
 */
export default {
  component: ToastRegion,
  beforeEach: () => () => toastQueue.clear(),
  render: () => (
    <Stack direction="row">
      <Button onPress={() => toast.success('已保存 东街巡防路段')}>保存</Button>
      <Button onPress={() => toast.info('已删除 网格员 张三', { action: { label: '撤销', onPress: undo } })}>
        删除
      </Button>
      <Button onPress={() => toast.error('没有保存：网络不通，请稍后重试。')}>出错</Button>
      <ToastRegion />
    </Stack>
  ),
} satisfies Meta<typeof ToastRegion>;
type Story = StoryObj<typeof ToastRegion>;

export const Shown: Story = {
  play: async () => {
    for (const name of ['保存', '删除', '出错']) await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
};

export const ReachedByF6: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(
        screen.getByRole('region', { name: libraryText(/通知/, /notification/i) }).contains(document.activeElement),
      ).toBe(true),
    );
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
