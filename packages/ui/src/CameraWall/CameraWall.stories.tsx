import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CameraTile } from '../CameraTile/CameraTile.tsx';
import { DemoCamera } from '../DemoCamera/DemoCamera.tsx';
import { CameraWall } from './CameraWall.tsx';

const still = { pan: 0, tilt: 0, zoom: 0 };
const nameOf = (id: string) => `河东 ${id} 号球机`;

/** **Do** keep what somebody has put on the wall. **Do not** draw cameras that are out of sight. */
export default {
  component: CameraWall,
  args: {
    label: '画面墙',
    size: 4,
    places: ['1', null, '3'],
    chosen: 0,
    onChoose: fn(),
    onDrop: fn(),
    onClear: fn(),
    nameOf,
    render: (id) => (
      <CameraTile name={nameOf(id)} state="live">
        <DemoCamera
          seed={id}
          name={nameOf(id)}
          move={{ look: { pan: 40 * Number(id), tilt: -3, zoom: 1 }, turn: still, leftMs: 0, at: 0 }}
        />
      </CameraTile>
    ),
  },
} satisfies Meta<typeof CameraWall>;
type Story = StoryObj<typeof CameraWall>;

const placesIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-place]')];

/** Four places; arrows lead from one to the next, Delete empties one. */
export const Four: Story = {
  play: async ({ canvasElement, args }) => {
    const [first, second] = placesIn(canvasElement);
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onClear).toHaveBeenLastCalledWith(1);
  },
};

/** What is dropped on a place stands there. */
export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const data = new DataTransfer();
    data.setData('text/plain', '9');
    const place = placesIn(canvasElement)[1];
    place?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    await expect(args.onDrop).toHaveBeenLastCalledWith('9', 1);
  },
};

/** One large and five small. */
export const Six: Story = { args: { size: 6, places: ['1', '2', '3', '4', '5', '6'] } };

/** As many as there can be. */
export const Sixteen: Story = { args: { size: 16, places: Array.from({ length: 16 }, (_, at) => String(at + 1)) } };
