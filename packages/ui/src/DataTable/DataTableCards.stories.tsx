import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { residentActions, residentColumns, residents, type Resident } from './fixtures/residents.ts';

const long = 'Unlicensed stall in front of the east gate of the market';
const waiting = 'Waiting for acceptance';

/** The list on a narrow screen: the name has the line, and what is told beside it stands below. */
const meta: Meta<typeof DataTable<Resident>> = {
  title: 'DataTable/Cards',
  component: DataTable<Resident>,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: {
    label: '居民',
    columns: residentColumns.map((column) => ({
      ...column,
      ...(column.isTitle === true && { value: () => long, second: (row: Resident) => `SJ20261123029${row.id}` }),
      ...(column.id === 'state' && { value: () => waiting }),
    })),
    rows: residents.slice(0, 6),
    getRowId: (row) => row.id,
    actions: residentActions,
    onSelectedChange: fn(),
    onRowOpen: fn(),
    selected: new Set(),
  },
};
export default meta;

type Story = StoryObj<typeof DataTable<Resident>>;

/** A long name has the line, in two lines at most; its number and a long state stand below it. */
export const LongNames: Story = {
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('button', { name: long });
    const [state] = canvas.getAllByText(waiting);
    const card = name?.closest('li');
    if (!name || !state || !card) throw new Error('The list draws no cards, so nothing can be measured.');
    const box = name.getBoundingClientRect();
    await expect(box.width).toBeGreaterThan(card.clientWidth * 0.6);
    await expect(state.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.bottom);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** The same with the largest text. */
export const LongNamesInLargeText: Story = { ...LongNames, globals: { ...meta.globals, text: 'elder' } };
