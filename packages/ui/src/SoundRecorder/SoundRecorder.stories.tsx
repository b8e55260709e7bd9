import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { SoundRecorder } from './SoundRecorder.tsx';

/**
 * **Do** put it beside a field for files where people tell what they see. **Do not** ask for the microphone before it
 * is pressed.
 */
export default { component: SoundRecorder, args: { onRecord: fn() } } satisfies Meta<typeof SoundRecorder>;
type Story = StoryObj<typeof SoundRecorder>;

/** Sound as a microphone would give it. */
const sound = () => new AudioContext().createMediaStreamDestination().stream;

export const Recorded: Story = {
  beforeEach: () => {
    const spy = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => Promise.resolve(sound()));
    return () => spy.mockRestore();
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('录音') }));
    await expect(await canvas.findByRole('timer')).toHaveTextContent('0:0');
    await userEvent.click(canvas.getByRole('button', { name: kitText('结束录音') }));
    await waitFor(() => expect(args.onRecord).toHaveBeenCalledOnce());
    const [file] = (args.onRecord as ReturnType<typeof fn>).mock.calls[0] as [File];
    await expect(file.name).toMatch(/\d{4}-\d{6}\.(webm|m4a|ogg)$/);
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

export const Refused: Story = {
  beforeEach: () => {
    const spy = spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitText('录音') }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        kitText('浏览器没有允许使用麦克风：请在地址栏的网站设置里允许，或上传录好的声音'),
      ),
    );
    await expect(args.onRecord).not.toHaveBeenCalled();
  },
};
