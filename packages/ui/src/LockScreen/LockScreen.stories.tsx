import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LockDialog } from './LockDialog.tsx';
import { LockScreen, type LockScreenProps } from './LockScreen.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';

function Working(props: LockScreenProps) {
  const [isLocked, setLocked] = useState(props.isLocked);
  const unlock = async (password: string) => {
    const isRight = await props.onUnlock(password);
    setLocked(!isRight);
    return isRight;
  };
  return (
    <LockScreen {...props} isLocked={isLocked} onUnlock={unlock}>
      <p>居民张某某的走访记录</p>
    </LockScreen>
  );
}

const type = async (text: string) => {
  await userEvent.keyboard(`${text}{Enter}`);
  await waitFor(() => expect(screen.getByLabelText(kitPattern(/^锁屏密码/))).toHaveValue(''));
};

/**
 * **Do** wrap the whole application, so that nothing stays readable in the page. **Do not** treat it as the end of the
 * session; the token stays valid.
 */
export default {
  component: LockScreen,
  parameters: { layout: 'fullscreen' },
  args: { isLocked: true, name: '张三', onUnlock: fn((password: string) => password === '2468'), onSignOut: fn() },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof LockScreen>;
type Story = StoryObj<typeof LockScreen>;

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await expect(screen.queryByText(/走访记录/)).toBeNull();
    await waitFor(() => expect(screen.getByLabelText(kitPattern(/^锁屏密码/))).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(kitText('锁屏密码不能为空'))).toBeVisible());
    await expect(args.onUnlock).not.toHaveBeenCalled();
    await type('1111');
    await expect(screen.getByRole('alert')).toHaveTextContent(kitPattern(/还可以再试 4 次/));
    await expect(screen.getByLabelText(kitPattern(/^锁屏密码/))).toHaveFocus();
    await userEvent.keyboard('2468{Enter}');
    await expect(await screen.findByText(/走访记录/)).toBeVisible();
  },
};

export const TriesUsed: Story = {
  args: { maxTries: 2 },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText(kitPattern(/^锁屏密码/))).toHaveFocus());
    await type('1');
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await type('2');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const NotChecked: Story = {
  args: { onUnlock: () => Promise.reject(new Error('网络中断，无法核对密码，请稍后再试。')) },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(kitPattern(/^锁屏密码/))).toHaveFocus());
    await type('2468');
    await expect(screen.getByRole('alert')).toHaveTextContent('网络中断');
  },
};

const lock = fn();

export const FirstPassword: Story = {
  render: () => <LockDialog isOpen onOpenChange={fn()} onLock={lock} />,
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(kitPattern(/^锁屏密码/))).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(kitText('锁屏密码不能为空'))).toBeVisible());
    await userEvent.keyboard('2468{Enter}');
    await expect(lock).toHaveBeenCalledWith('2468');
  },
};
