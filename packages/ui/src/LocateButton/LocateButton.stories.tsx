import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { LocateButton } from './LocateButton.tsx';

/**
 * **Do** put it beside a field for a place that people fill in where they stand. **Do not** ask for the position before
 * it is pressed.
 */
export default { component: LocateButton, args: { onLocate: fn() } } satisfies Meta<typeof LocateButton>;
type Story = StoryObj<typeof LocateButton>;

/** Lets the device answer for one story. */
const answer = (settle: (found: PositionCallback, failed: PositionErrorCallback) => void) => () => {
  const spy = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) =>
    settle(found, failed!),
  );
  return () => spy.mockRestore();
};
const press = (canvas: { getByRole: (role: 'button', options: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: kitText('用当前位置') }));

export const Located: Story = {
  beforeEach: answer((found) =>
    found({ coords: { longitude: 120.123_456_78, latitude: 30.5, accuracy: 12.4 } } as GeolocationPosition),
  ),
  play: async ({ canvas, args }) => {
    await press(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('12');
    await expect(args.onLocate).toHaveBeenCalledWith({ lng: '120.123457', lat: '30.500000' });
  },
};

export const Refused: Story = {
  beforeEach: answer((_found, failed) => failed({ code: 1 } as GeolocationPositionError)),
  play: async ({ canvas, args }) => {
    await press(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      kitText('浏览器没有允许使用位置：请在地址栏的网站设置里允许，或在地图上点选'),
    );
    await expect(args.onLocate).not.toHaveBeenCalled();
  },
};

/** Over plain HTTP from another machine the browser has no position to give. */
export const Insecure: Story = {
  beforeEach: () => {
    const spy = spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, args }) => {
    await press(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      kitText('浏览器只向 https 页面提供位置：请联系系统管理员启用 HTTPS，或在地图上点选'),
    );
    await expect(args.onLocate).not.toHaveBeenCalled();
  },
};
