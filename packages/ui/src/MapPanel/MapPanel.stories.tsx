import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MapPanel } from './MapPanel.tsx';
import type { Shape } from '../MapView/geo.ts';

const box = (id: string, name: string, west: number, south: number): Shape => ({
  id,
  name,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + 0.02, south],
        [west + 0.02, south + 0.015],
        [west, south + 0.015],
        [west, south],
      ],
    ],
  },
});
const shapes = [
  box('1', '第一网格', 113.6, 34.7),
  box('2', '第二网格', 113.62, 34.7),
  box('3', '第三网格', 113.6, 34.715),
];

const meta: Meta<typeof MapPanel> = {
  component: MapPanel,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** give every shape a name; the list beside the map says the same. **Do not** ' +
          'use colour alone to tell shapes apart.',
      },
    },
  },
  args: { label: '网格地图', shapes },
};
export default meta;
type Story = StoryObj<typeof MapPanel>;

const ready = (map: HTMLElement) => waitFor(() => expect(within(map).getByText('第二网格')).toBeVisible());

export const Outlines: Story = {
  play: async ({ canvas }) => {
    await ready(canvas.getByRole('application', { name: '网格地图' }));
    await expect(await canvas.findByText('第二网格')).toBeVisible();
  },
};

export const PickByKeyboard: Story = {
  args: { onPick: fn(), point: [113.61, 34.71] },
  play: async ({ canvas, args }) => {
    const map = canvas.getByRole('application', { name: '网格地图' });
    await ready(map);
    map.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith([expect.closeTo(113.61, 3), expect.closeTo(34.71, 3)]);
    map.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, bubbles: true }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledTimes(2);
  },
};

export const PickByPointer: Story = {
  args: { onPick: fn() },
  play: async ({ canvas, args }) => {
    const map = canvas.getByRole('application', { name: '网格地图' });
    await ready(map);
    const { left, top, width, height } = map.getBoundingClientRect();
    map.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 }));
    await expect(args.onPick).toHaveBeenLastCalledWith([expect.closeTo(113.62, 2), expect.closeTo(34.715, 2)]);
  },
};

export const Marks: Story = {
  args: {
    onMark: fn(),
    marks: [
      { id: 'a', name: '楼道堆放杂物', position: [113.61, 34.705], isCritical: true },
      { id: 'b', name: '路灯不亮', position: [113.63, 34.708] },
    ],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('application', { name: '网格地图' })).toBeVisible();
    const marks = () => canvasElement.querySelectorAll<HTMLElement>('.leaflet-marker-icon');
    await waitFor(() => expect(marks()).toHaveLength(2));
    const [mark] = marks();
    const { left, top } = mark?.getBoundingClientRect() ?? { left: 0, top: 0 };
    // The map reads where the pointer is, which a click of the test library does not say.
    mark?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + 8, clientY: top + 8 }));
    await expect(args.onMark).toHaveBeenCalledWith('a');
  },
};

export const Drawing: Story = {
  args: {
    drawing: {
      type: 'LineString',
      coordinates: [
        [113.603, 34.703],
        [113.615, 34.71],
        [113.633, 34.708],
      ],
    },
  },
  play: async ({ canvas }) => {
    await ready(canvas.getByRole('application', { name: '网格地图' }));
  },
};
