import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { kitPattern, kitText } from '../../fixtures/kitText.ts';
import { devices, grids } from '../../MapView/fixtures/town.ts';
import { type CrudField, CrudTable, type CrudTableProps, type CrudView, useMemoryState } from '../CrudTable.tsx';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { press } from '../../fixtures/press.ts';
import type { MapQuery, RowMap } from './RowMap.ts';

const fields: CrudField[] = [
  { name: 'name', label: '名称', kind: 'text', search: true, list: true },
  { name: 'state', label: '状态', kind: 'dict', dict: 'state', search: true, list: true, isState: true },
  { name: 'street', label: '街道', kind: 'text', list: true },
];
const states = [
  { value: 'online', label: '在线', tone: 'success' as const },
  { value: 'offline', label: '离线', tone: 'neutral' as const },
  { value: 'alarm', label: '告警', tone: 'critical' as const },
];
const sources = { options: async () => states, shapes: async () => grids };
const all = devices(24);
const source = memorySource(all.map(({ id, name, kind }) => ({ id, name, state: kind, street: '东街' })));

const found = async (query: MapQuery) => {
  const { records } = await source.page({ ...query, page: 1, size: 1000, sort: [] }, new AbortController().signal);
  const ids = new Set(records.map(({ id }) => id));
  return all.filter(({ id }) => ids.has(id));
};
const map: RowMap = {
  legend: 'state',
  whole: async (query) => {
    const placed = await found(query);
    return {
      placed: placed.length,
      extent: [113.6, 34.7, 113.64, 34.73],
      by: Object.fromEntries(states.map(({ value }) => [value, placed.filter(({ kind }) => kind === value).length])),
    };
  },
  inBox: async (query) => ({ features: await found(query) }),
  rows: async (ids) => source.rows().filter(({ id }) => ids.includes(id)),
};
const load = async () => map;

interface DevicesProps {
  start: Partial<CrudView>;
  map?: NonNullable<CrudTableProps['map']>;
  source?: CrudTableProps['source'];
}

function Devices({ start, map: given = load, source: rows = source }: DevicesProps) {
  const state = useMemoryState(start);
  return (
    <>
      <CrudTable
        label="设备"
        name="story-map"
        title="name"
        fields={fields}
        source={rows}
        sources={sources}
        state={state}
        map={given}
      />
      <output hidden>{JSON.stringify(state.view)}</output>
    </>
  );
}

export default {
  title: 'CrudTable/Map of a list',
  component: Devices,
  tags: ['!autodocs'],
  args: { start: { isMap: true } },
} satisfies Meta<typeof Devices>;
type Story = StoryObj<typeof Devices>;

/** Workers and tiles take their time on a loaded machine. */
const patience = { timeout: 30_000 };

/** From the table to the map and back; search and tabs hold on both, and the choice is in the view. */
export const SwitchedByKeys: Story = {
  tags: ['oneLanguage'],
  args: { start: {} },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('rowheader', { name: '东街 1 号摄像头' });
    await press(canvas.getByRole('button', { name: kitText('地图') }));
    await canvas.findByRole('button', { name: /东街 1 号摄像头/ }, patience);
    await expect(canvas.getByText(kitPattern(/^地图上有 \d+ 条$/))).toBeVisible();
    await expect(canvasElement.querySelector('output')).toHaveTextContent('"isMap":true');
    await userEvent.click(await canvas.findByRole('tab', { name: /告警/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /东街 1 号摄像头/ })).toBeNull(), patience);
    await expect(await canvas.findByRole('button', { name: /东街 3 号摄像头/ }, patience)).toBeVisible();
    await press(canvas.getByRole('button', { name: kitText('列表') }));
    await expect(await canvas.findByRole('rowheader', { name: '东街 3 号摄像头' })).toBeVisible();
  },
};

/** What is selected on the map is selected in the table; the card tells the columns and opens the record. */
export const SelectedAndOpened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /东街 15 号摄像头/ }, patience));
    await expect(await canvas.findByText('街道', { selector: 'dt' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('选中') }));
    await expect(await canvas.findByText(kitPattern(/^已选 \d+ 条，其中 \d+ 条不在本页$/))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('查看') }));
    await waitFor(() =>
      expect(canvasElement.querySelector('output')).toHaveTextContent('"open":{"mode":"view","id":"15"}'),
    );
  },
};

const unread: CrudTableProps['source'] = {
  ...source,
  page: () => Promise.reject(new Error('连接中断，请检查网络后重试')),
};

/** That the rows of the list could not be read is told above a map with nothing on it. */
export const RowsNotRead: Story = {
  args: { start: { isMap: true, filters: { name: '没有这样的名字' } }, source: unread },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kitText('没有可以在地图上显示的记录'), {}, patience)).toBeVisible();
    await expect(await canvas.findByText('连接中断，请检查网络后重试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: kitText('重试') })).toBeVisible();
  },
};

const refused: RowMap = { ...map, whole: () => Promise.reject(new Error('服务器没有回应，请稍后重试')) };

/** Places that could not be read are asked for again. */
export const NotRead: Story = {
  args: { map: async () => refused },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: kitText('重试') }, patience)).toBeVisible(),
};
