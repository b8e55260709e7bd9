import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { FullScreenButton } from './FullScreenButton.tsx';
import { kitText } from '../fixtures/kitText.ts';

/** Pretends for one story that the browser allows full screen and that `element` fills it. */
const pretend = (isAllowed: boolean, element: Element | null) => {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: isAllowed });
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
  return () => {
    Reflect.deleteProperty(document, 'fullscreenEnabled');
    Reflect.deleteProperty(document, 'fullscreenElement');
  };
};

/** **Do** offer it on big screens and maps. **Do not** enter full screen unless the user asks for it. */
export default { component: FullScreenButton } satisfies Meta<typeof FullScreenButton>;
type Story = StoryObj<typeof FullScreenButton>;

export const Windowed: Story = {
  beforeEach: () => pretend(true, null),
  play: async ({ canvas }) => {
    const request = spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: kitText('全屏') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(request).toHaveBeenCalledOnce();
    request.mockRestore();
  },
};

export const Full: Story = {
  beforeEach: () => pretend(true, document.documentElement),
  play: async ({ canvas }) => {
    const leave = spyOn(document, 'exitFullscreen').mockResolvedValue();
    await userEvent.keyboard('{Tab} ');
    await expect(canvas.getByRole('button', { name: kitText('退出全屏') })).toBeVisible();
    await expect(leave).toHaveBeenCalledOnce();
    leave.mockRestore();
  },
};

export const Forbidden: Story = {
  beforeEach: () => pretend(false, null),
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
