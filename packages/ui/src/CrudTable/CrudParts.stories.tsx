import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CrudParts, type ListPart, type Parts } from './CrudParts.tsx';
import { firstView } from './CrudState.ts';
import { manyPeople, peopleFields, peopleSources } from './fixtures/manyPeople.ts';
import { memorySource } from '../memorySource/memorySource.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { EmptyRows } from './list/Notices.tsx';
import { BulkBar } from './selection/BulkBar.tsx';

const people = manyPeople().slice(0, 10);
const calls = { change: fn(), search: fn(), unpick: fn(), reload: fn(), setPanel: fn(), remove: fn() };

const definition: Parts['definition'] = {
  props: {
    label: '人员',
    name: 'people',
    fields: peopleFields,
    source: memorySource(people),
    sources: peopleSources,
    state: { view: firstView, change: calls.change },
  },
  dictionaries: new Map(),
  nameOf: (row) => String(row.name),
  isTree: false,
  isUnpaged: false,
};
const list: ListPart = {
  rows: people,
  total: 10,
  offset: 0,
  error: null,
  isKnown: true,
  isBusy: false,
  at: 0,
  answered: '1',
  reload: calls.reload,
  gone: fn(),
  columns: [],
};
const selection: Parts['selection'] = {
  picked: new Map(people.slice(0, 2).map((row) => [row.id, row])),
  isAll: false,
  lost: 0,
  count: 2,
  pick: fn(),
  pickAll: fn(),
  unpick: calls.unpick,
};
const rights: Parts['rights'] = {
  add: true,
  edit: false,
  remove: false,
  view: false,
  copy: false,
  export: false,
  import: false,
  isComing: false,
  canSubmit: true,
  canRemove: true,
};
const actions: Parts['actions'] = {
  job: null,
  behind: [],
  fault: '',
  rowActions: () => [],
  batch: [],
  toolbar: [],
  cancel: fn(),
  end: fn(),
  leave: fn(),
  clearFault: fn(),
  onRow: fn(),
  onBatch: fn(),
  onToolbar: fn(),
  isSelectable: true,
};
const search: Parts['search'] = {
  view: firstView,
  change: calls.change,
  search: calls.search,
  items: [],
  quick: [],
  fields: [],
  query: { page: 1, size: 10, sort: [], search: [] },
};

/**
 * The parts of a list, each in a context of its own. **Do** use a part by itself where a page needs it without the
 * whole list. **Do not** give a component more than the parts it reads.
 */
export default { component: CrudParts, args: { children: null } } satisfies Meta<typeof CrudParts>;
type Story = StoryObj<typeof CrudParts>;

/** The bar of the selection, without a table. */
export const Selection: Story = {
  args: {
    definition,
    list,
    selection,
    panels: { panel: null, setPanel: calls.setPanel },
    rights: { ...rights, remove: true },
    actions,
    children: <BulkBar onRemove={calls.remove} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('已选 2 条') }));
    await expect(calls.setPanel).toHaveBeenCalledWith('picked');
    await userEvent.click(canvas.getByRole('button', { name: kitText('取消选择') }));
    await expect(calls.unpick).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: kitText('批量删除') }));
    await expect(calls.remove).toHaveBeenCalled();
  },
};

/** What stands in an empty list, by what the person may do. */
export const Empty: Story = {
  args: {
    definition,
    list: { ...list, rows: [], total: 0 },
    rights,
    search,
    children: <EmptyRows isFiltered={false} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('新增人员') }));
    await expect(calls.change).toHaveBeenCalledWith({ open: { mode: 'add' } });
  },
};
