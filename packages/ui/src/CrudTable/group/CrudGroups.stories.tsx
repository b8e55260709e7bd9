import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { kitPattern, kitText } from '../../fixtures/kitText.ts';
import type { DataSource } from '../CrudTable.tsx';
import { manyPeople, peopleFields } from '../fixtures/manyPeople.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';

/**
 * Rows in groups. **Do** let the source tell the totals of groups: then they are those of all rows that match. **Do
 * not** hide that a total is that of a page.
 */
export default {
  component: PeopleTable,
  title: 'CrudTable/Groups',
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

const fields = peopleFields.map((field) => ({
  ...field,
  ...(field.name === 'age' && { adds: true, unit: '岁', inline: false }),
}));
const people = manyPeople().slice(0, 40);
const plain = memorySource(people);
const adding: DataSource = {
  ...plain,
  totals: async ({ by, values }) =>
    Object.fromEntries(
      values.map((value) => {
        const own = people.filter((row) => String(row[by] ?? '') === value);
        const age = own.reduce((sum, row) => sum + Number(row.age), 0);
        return [value, { count: own.length, sums: { age: String(age) } }];
      }),
    ),
};
const heads = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('tr > td[data-detail]')];

/** Chosen in the settings of the list; the totals are those of all rows that match, though the page shows a part. */
export const OfAllRows: Story = {
  args: { fields, source: adding },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await userEvent.click(canvas.getByRole('button', { name: kitText('列表设置') }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: new RegExp(kitText('分组')) }));
    await userEvent.click(await page.findByRole('option', { name: '人员类别' }));
    await userEvent.keyboard('{Escape}');
    const first = people.map(({ kind }) => String(kind)).sort((a, b) => a.localeCompare(b))[0];
    const own = people.filter(({ kind }) => kind === first);
    await waitFor(() => expect(heads(grid).length).toBeGreaterThan(0));
    const age = new Intl.NumberFormat('zh').format(own.reduce((sum, row) => sum + Number(row.age), 0));
    await waitFor(() => expect(heads(grid)[0]).toHaveTextContent(String(own.length)));
    await expect(heads(grid)[0]).toHaveTextContent(age);
  },
};

/** Where nobody tells the totals of all rows, those of the page are said to be so. */
export const OfThePage: Story = {
  args: { fields, source: plain, start: { group: 'kind' } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await waitFor(() => expect(heads(grid)[0]).toHaveTextContent(kitPattern(/本页 \d+ 条/)));
  },
};
