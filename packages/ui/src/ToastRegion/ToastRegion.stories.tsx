import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { toast } from '../Toast/Toast.tsx';
import { toastQueue } from '../Toast/queue.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { libraryText } from '../fixtures/kitText.ts';

function Late() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Stack direction="row">
      <Button onPress={() => toast.success('已保存 东街巡防路段')}>保存</Button>
      <Button onPress={() => setLoaded(true)}>载入通知区</Button>
      {isLoaded && <ToastRegion />}
    </Stack>
  );
}

/** **Do** place it once per application, loaded after the first screen. **Do not** place a second one. */
export default {
  component: ToastRegion,
  beforeEach: () => () => toastQueue.clear(),
  render: () => <Late />,
} satisfies Meta<typeof ToastRegion>;
type Story = StoryObj<typeof ToastRegion>;

export const LoadedLate: Story = {
  play: async () => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(screen.queryByText('已保存 东街巡防路段')).toBeNull();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await screen.findByText('已保存 东街巡防路段')).toBeVisible();
    // The top bar is 56 px tall, the tags under it 36 px at most.
    await expect(
      screen.getByRole('region', { name: libraryText(/通知/, /notification/i) }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(56 + 36);
  },
};
