import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { crowd, devices, deviceLegend, grids } from './fixtures/town.ts';
import { type FeatureRef, MapView, type MapViewProps } from './MapView.tsx';
import { press } from '../fixtures/press.ts';

function Chosen(props: MapViewProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <MapView
      {...props}
      {...(selected && { selected })}
      onSelect={(feature: FeatureRef | null) => {
        setSelected(feature === null ? [] : [feature]);
        props.onSelect?.(feature);
      }}
    />
  );
}

/** A worker that starts on a loaded machine takes its time. */
const patience = { timeout: 30_000 };

const ground = { id: 'grids', label: '网格', look: 'shapes', features: grids, isNamed: true, isGround: true } as const;
/**
 * **Do** give every kind a tone or a sign beside its colour, and keep layers the same between renders. **Do not** leave
 * out the list unless a list of the same stands beside the map.
 */
export default {
  component: MapView,
  render: (args) => <Chosen {...args} />,
  args: {
    label: '设备地图',
    layers: [
      ground,
      { id: 'devices', label: '设备', look: 'points', features: devices(12), legend: deviceLegend, isNamed: true },
    ],
    onSelect: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof MapView>;
type Story = StoryObj<typeof MapView>;

/** A choice in the list is one on the map, and its card opens the record. */
export const ListAndMap: Story = {
  play: async ({ canvas, args }) => {
    const row = await canvas.findByRole('button', { name: /东街 1 号摄像头/ }, patience);
    await userEvent.click(row);
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ layer: 'devices', id: '1' }));
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await canvas.findByRole('button', { name: kitText('查看') }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ layer: 'devices', id: '1' }));
  },
};

/** One tab stop: arrows go by direction, Enter chooses and then opens, Esc leaves. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: /东街 1 号摄像头/ }, patience);
    const map = canvas.getByRole('application', { name: '设备地图' });
    await press(map, '{ArrowRight}');
    await waitFor(() => expect(canvas.getByText(/号(摄像头|井盖)[，,]/)).toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ layer: 'devices' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};

/** The legend says how many there are, and takes kinds off the map and out of the list. */
export const LegendSwitches: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /东街 1 号摄像头/ }, patience);
    await userEvent.click(canvas.getByRole('checkbox', { name: /告警/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /东街 3 号/ })).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: /告警/ }));
    await canvas.findByRole('button', { name: /东街 3 号/ });
  },
};

/** How often tiles of a map are drawn within half a second. */
async function drawnTiles(map: HTMLElement): Promise<number> {
  let drawn = 0;
  const watch = new MutationObserver((changes) => (drawn += changes.length));
  watch.observe(map, { subtree: true, attributes: true, attributeFilter: ['width', 'height'] });
  await new Promise((done) => setTimeout(done, 500));
  watch.disconnect();
  return drawn;
}

/** A layer asked for what is in sight: nothing is drawn again while nobody moves; what fails can be asked again. */
export const Asked: Story = {
  args: {
    start: [113.6, 34.7, 113.64, 34.73],
    layers: [
      ground,
      {
        id: 'people',
        label: '人口',
        look: 'points',
        ask: fn(async (_box: unknown, zoom: number) => {
          if (zoom > 15) throw new Error('offline');
          return {
            cells: [
              { lng: 113.61, lat: 34.71, count: 1200 },
              { lng: 113.63, lat: 34.72, count: 37 },
            ],
            hasFew: true,
          };
        }),
      },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/1237/), patience);
    const map = canvas.getByRole('application');
    await waitFor(async () => expect(await drawnTiles(map)).toBe(0), patience);
    await press(map, '+++');
    await expect(await canvas.findByRole('button', { name: kitText('重试') })).toBeVisible();
  },
};

/** Twenty thousand buildings and a hundred thousand people. */
export const Crowd: Story = {
  tags: ['oneTheme', 'oneLanguage'],
  args: { label: '全镇人口与房屋', layers: crowd(), height: '34rem' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: kitPattern(/房屋/) })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/120000/), patience);
  },
};

/** How warm it is where much happens. */
export const Heat: Story = {
  args: {
    label: '事件热力图',
    layers: [ground, { id: 'heat', label: '事件', look: 'heat', features: devices(400) }],
    hasList: false,
  },
};

/** A place is chosen by a press, or by the middle of the map and Enter. */
export const Pick: Story = {
  args: { onPick: fn(), point: [113.61, 34.71], hasList: false, hasLegend: false, layers: [ground] },
  play: async ({ canvas, args }) => {
    const map = canvas.getByRole('application', { name: '设备地图' });
    await waitFor(() => expect(map).toHaveAttribute('aria-busy', 'false'));
    await press(map);
    await expect(args.onPick).toHaveBeenLastCalledWith([expect.closeTo(113.61, 2), expect.closeTo(34.71, 2)]);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onPick).toHaveBeenCalledTimes(2);
    const { left, top, width, height } = map.getBoundingClientRect();
    map.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 }));
    await waitFor(() => expect(args.onPick).toHaveBeenCalledTimes(3));
  },
};

/** Measuring and choosing by keys: a tool is taken, Enter takes the middle, arrows move the map. */
export const Tools: Story = {
  args: { onSelectMany: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: /东街 1 号摄像头/ }, patience);
    const map = canvas.getByRole('application', { name: '设备地图' });
    const take = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: kitText('地图工具') }));
      await userEvent.click(await screen.findByRole('button', { name: kitText(name) }));
      await waitFor(() => expect(map).toHaveFocus());
    };
    await take('量距离');
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(await canvas.findByText(kitPattern(/^长度 /))).toHaveTextContent(/[1-9][\d.,]* k?m$/);
    await userEvent.click(canvas.getByRole('button', { name: kitText('结束') }));
    await take('框选');
    await userEvent.keyboard(
      '{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}',
    );
    await userEvent.keyboard('{ArrowRight>10/}{ArrowDown>6/}{Enter}');
    await waitFor(() => expect(args.onSelectMany).toHaveBeenCalledTimes(1));
    await expect(args.onSelectMany).toHaveBeenCalledWith(
      expect.arrayContaining([{ layer: 'devices', id: '1' }]),
      expect.objectContaining({ type: 'Polygon' }),
    );
  },
};

/** The dark look of a scene, whatever the theme around it. */
export const Dark: Story = {
  tags: ['oneTheme'],
  render: (args) => (
    <div data-theme="dark" style={{ background: 'var(--lt-color-canvas)', padding: 16 }}>
      <Chosen {...args} />
    </div>
  ),
};
