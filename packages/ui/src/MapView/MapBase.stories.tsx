import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BaseMaps, type BaseMapSource } from '../baseMaps/baseMaps.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { devices, deviceLegend, grids } from './fixtures/town.ts';
import { type BaseMap, MapView } from './MapView.tsx';

/** A worker that starts on a loaded machine takes its time. */
const patience = { timeout: 30_000 };

export default {
  component: MapView,
  title: 'MapView/Base maps',
  tags: ['!autodocs'],
  args: {
    label: '设备地图',
    layers: [
      { id: 'grids', label: '网格', look: 'shapes', features: grids, isNamed: true, isGround: true },
      { id: 'devices', label: '设备', look: 'points', features: devices(12), legend: deviceLegend, isNamed: true },
    ],
  },
} satisfies Meta<typeof MapView>;
type Story = StoryObj<typeof MapView>;

const approved: BaseMap = {
  id: 'town',
  name: '镇区影像',
  kind: 'tiles',
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=',
  system: 'GCJ02',
  source: '清溪区自然资源局',
  approval: '浙S(2026)12号',
  sensitivity: 'public',
};

const { approval: _approval, ...unapproved } = approved;

/** A map of somebody else below: its source and 审图号 stand under it, and places are put where it has them. */
export const Base: Story = {
  args: { base: approved },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/浙S\(2026\)12号/)).toBeVisible();
    await expect(await canvas.findByText(/GCJ-02/, undefined, patience)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: kitText('保存图片') })).toBeEnabled();
  },
};

/** Without a 审图号 a map stays inside; one that does not answer gives way to the own layers. */
export const LostBase: Story = {
  args: { base: { ...unapproved, url: 'data:,{z}{x}{y}' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`^${kitText('保存图片')}.+`) }, patience),
    ).toBeDisabled();
    await expect(await canvas.findByText(kitText('底图暂时打不开，已改用自有图层'), undefined, patience)).toBeVisible();
  },
};

const choices: BaseMapSource = {
  maps: async () => [approved, { ...unapproved, id: 'roads', name: '镇区道路', system: 'WGS84', source: '镇建设办' }],
  chosen: () => null,
  choose: fn(),
};

const bring = async () => choices;

/** What lies below is chosen among what is kept by an administrator; the own ground is always there. */
export const ChosenBase: Story = {
  tags: ['oneLanguage'],
  decorators: [
    (Story) => (
      <BaseMaps value={bring}>
        <Story />
      </BaseMaps>
    ),
  ],
  play: async ({ canvas }) => {
    const choose = async (name: string | RegExp) => {
      await userEvent.click(await canvas.findByRole('button', { name: kitText('切换底图') }, patience));
      await userEvent.click(await screen.findByRole('radio', { name }));
    };
    await expect(await canvas.findByText(/浙S\(2026\)12号/, undefined, patience)).toBeVisible();
    const before = (await canvas.findByText(/34\.\d{6}/)).textContent.replace(/[^\d.]/g, '').slice(0, 8);
    await choose(/^镇区道路/);
    await expect(await canvas.findByText(/镇建设办/, undefined, patience)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/34\.\d{6}/)).toHaveTextContent('WGS 84'));
    await expect(
      canvas
        .getByText(/34\.\d{6}/)
        .textContent.replace(/[^\d.]/g, '')
        .slice(0, 8),
    ).toBe(before);
    await choose(new RegExp(`^${kitText('自有底图')}`));
    await waitFor(() => expect(canvas.queryByText(/镇建设办/)).toBeNull());
    await expect(choices.choose).toHaveBeenLastCalledWith('own');
  },
};
