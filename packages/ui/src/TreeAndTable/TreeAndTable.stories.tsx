import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type CrudField,
  type CrudRow,
  type CrudView,
  type DataSource,
  useMemoryState,
} from '../CrudTable/CrudTable.tsx';
import { memorySource } from '../memorySource/memorySource.tsx';
import { township } from '../Tree/fixtures/township.ts';
import { TreeAndTable } from './TreeAndTable.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

const fields: CrudField[] = [
  { name: 'name', label: '姓名', kind: 'text', required: true, search: true, list: true },
  { name: 'phone', label: '联系电话', kind: 'phone', list: true, sensitive: 'phone' },
  { name: 'gridId', label: '所属网格', kind: 'text', list: true },
];
const grids = ['111', '112', '113', '121', '122', '211', '221'];
const members: CrudRow[] = Array.from({ length: 42 }, (_, at) => ({
  id: String(at + 1),
  name: `网格员${at + 1}`,
  phone: `1380000${String(at).padStart(4, '0')}`,
  gridId: grids[at % grids.length],
}));
const whole = memorySource(members);
const source: DataSource = {
  ...whole,
  page: ({ search, ...query }, signal) => {
    const under = search.flatMap(({ field, value }) => (field === 'gridId' ? String(value) : []))[0] ?? '';
    const others = search.filter(({ field }) => field !== 'gridId');
    return memorySource(whole.rows().filter((row) => String(row.gridId).startsWith(under))).page(
      { ...query, search: others },
      signal,
    );
  },
};

function Demo({ start = {} }: { start?: Partial<CrudView> }) {
  const state = useMemoryState(start);
  return (
    <>
      <TreeAndTable
        tree={{ label: '组织机构', data: township, defaultOpen: ['1'] }}
        filter="gridId"
        label="网格员"
        name="story-members"
        title="name"
        fields={fields}
        source={source}
        state={state}
        sources={{ options: async () => [] }}
      />
      <output hidden>{JSON.stringify(state.view)}</output>
    </>
  );
}

/**
 * **Do** send the chosen id to a source that returns everything under it. **Do not** use it where the tree has fewer
 * than five nodes: a field in the search bar is enough.
 */
export default { component: Demo } satisfies Meta<typeof Demo>;
type Story = StoryObj<typeof Demo>;

const viewOf = (canvasElement: HTMLElement) =>
  JSON.parse(canvasElement.querySelector('output')?.textContent ?? '{}') as CrudView;

/** A node is chosen by keyboard: the list shows what is its own, from page 1; the view keeps it, 清空 leaves it. */
export const ByKeyboard: Story = {
  args: { start: { page: 3 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('网格员21');
    await press(canvas.getByRole('searchbox', { name: kitText('查找组织机构') }), '{Tab}朝{Enter}');
    await waitFor(() => expect(canvas.queryByText('网格员21')).toBeNull());
    await canvas.findByText('网格员4');
    await expect(viewOf(canvasElement)).toMatchObject({ page: 1, filters: { gridId: '12' } });
    await userEvent.click(canvas.getByRole('button', { name: kitText('筛选') }));
    await press(await canvas.findByRole('button', { name: kitText('清空') }));
    await expect(viewOf(canvasElement).filters).toEqual({ gridId: '12' });
    await press(canvas.getByRole('button', { name: kitText('全部') }));
    await canvas.findByText('网格员1');
    await expect(viewOf(canvasElement).filters).toEqual({});
  },
};

/** Below 1200 px the pane begins folded away, says what the link chose in it, and opens at that. */
export const Tablet: Story = {
  args: { start: { filters: { gridId: '211' } } },
  globals: { viewport: { value: 'tablet', isRotated: true } },
  beforeEach: () => localStorage.removeItem('lattice.pane.story-members'),
  play: async ({ canvas }) => {
    await canvas.findByText('网格员6');
    await expect(canvas.queryByText('网格员1')).toBeNull();
    await expect(canvas.queryByRole('tree')).toBeNull();
    // Nothing but the list takes room.
    const search = canvas.getByRole('searchbox', { name: kitText('搜索网格员') });
    await expect(search.getBoundingClientRect().left).toBeLessThan(64);
    await userEvent.click(await canvas.findByRole('button', { name: kitText('组织机构：第1网格') }));
    await expect(await canvas.findByRole('treeitem', { name: /第1网格/ })).toHaveAttribute('aria-selected', 'true');
    await expect(localStorage.getItem('lattice.pane.story-members')).toContain('"isFolded":false');
  },
};

/** The pane is made wider by keys, folded away and brought back; the browser remembers both. */
export const Resized: Story = {
  beforeEach: () => localStorage.removeItem('lattice.pane.story-members'),
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('separator', { name: kitText('左侧宽度') });
    await press(handle, '{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('region', { name: '组织机构' }).offsetWidth).toBe(312);
    await userEvent.keyboard('{End}{Home}');
    await expect(handle).toHaveAttribute('aria-valuenow', '180');
    await userEvent.dblClick(handle);
    await press(canvas.getByRole('button', { name: kitText('收起组织机构') }));
    await expect(canvas.queryByRole('tree')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^组织机构/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: '组织机构' }).offsetWidth).toBe(280);
  },
};

/** On a narrow screen the tree is a drawer that closes with the choice. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText(`组织机构：${kitText('全部')}`) }));
    const drawer = within(await screen.findByRole('dialog', { name: '组织机构' }));
    await userEvent.click(await drawer.findByRole('treeitem', { name: /朝阳社区/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: kitText('组织机构：朝阳社区') })).toBeVisible();
    await canvas.findByText('网格员4');
  },
};
