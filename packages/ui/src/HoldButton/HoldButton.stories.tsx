import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { HoldButton, type HoldButtonProps } from './HoldButton.tsx';

function Counted({ onHold, onRelease, ...rest }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false);
  return (
    <>
      {/* What appears above moves the button away from under the pointer. */}
      {isHeld && <p style={{ blockSize: 200 }}>…</p>}
      <HoldButton
        {...rest}
        onHold={() => {
          onHold();
          setHeld(true);
        }}
        onRelease={() => {
          onRelease();
          setHeld(false);
        }}
      />
    </>
  );
}

/**
 * **Do** use it for what must end with the hand: talking to a device. **Do not** use it as a safeguard against a press
 * by mistake; ask instead.
 */
export default {
  component: HoldButton,
  args: { children: '按住说话', onHold: fn(), onRelease: fn() },
  render: (args) => <Counted {...args} />,
} satisfies Meta<typeof HoldButton>;
type Story = StoryObj<typeof HoldButton>;

/** It stays held when it moves away from under the pointer, and ends where the pointer is released. */
export const ByPointer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: button }]);
    await waitFor(() => expect(args.onHold).toHaveBeenCalledOnce());
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.pointer([{ target: document.body }]);
    await expect(args.onRelease).not.toHaveBeenCalled();
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: document.body }]);
    await waitFor(() => expect(args.onRelease).toHaveBeenCalledOnce());
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The space bar and Enter hold it too. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await fireEvent.keyDown(button, { key: ' ' });
    await waitFor(() => expect(args.onHold).toHaveBeenCalledOnce());
    await expect(args.onRelease).not.toHaveBeenCalled();
    await fireEvent.keyUp(button, { key: ' ' });
    await waitFor(() => expect(args.onRelease).toHaveBeenCalledOnce());
  },
};

/** A screen reader presses it twice. */
export const ByScreenReader: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(args.onRelease).not.toHaveBeenCalled();
    button.click();
    await waitFor(() => expect(args.onRelease).toHaveBeenCalledOnce());
    await expect(args.onHold).toHaveBeenCalledOnce();
  },
};

/** It ends by itself. */
export const Longest: Story = {
  args: { longest: 300 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: canvas.getByRole('button') }]);
    await waitFor(() => expect(args.onRelease).toHaveBeenCalledOnce());
    await userEvent.pointer([{ keys: '[/MouseLeft]' }]);
    await expect(args.onHold).toHaveBeenCalledOnce();
  },
};
