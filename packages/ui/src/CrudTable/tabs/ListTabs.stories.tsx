import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type CrudView, memoryStore } from '../CrudTable.tsx';
import { peopleFields } from '../fixtures/manyPeople.ts';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { kitText } from '../../fixtures/kitText.ts';
import { press } from '../../fixtures/press.ts';

/**
 * The states of a register as tabs, with how many records there are of each where the source counts them. **Do** name
 * the field of the main states by `tabsBy` where there are several. **Do not** make tabs of plain choices: those are
 * filters.
 */
export default { component: PeopleTable } satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

const viewOf = (element: HTMLElement) => JSON.parse(element.querySelector('output')?.textContent ?? '{}') as CrudView;
const fields = peopleFields.map((field) => (field.name === 'kind' ? { ...field, isState: true } : field));

/** Arrows lead from tab to tab, Enter shows one; the numbers follow the search, and the state stands in no chip. */
export const ByState: Story = {
  args: { fields, count: 300 },
  play: async ({ canvas, canvasElement }) => {
    const tabs = within(await canvas.findByRole('tablist', { name: kitText('状态与视图') }));
    const all = await tabs.findByRole('tab', { name: `${kitText('全部')} 300` });
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.getByRole('tab', { name: '常住 100' })).toBeVisible();
    await press(all, '{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(viewOf(canvasElement)).toMatchObject({ page: 1, filters: { kind: '2' } }));
    const second = tabs.getByRole('tab', { name: '流动 100' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(second).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: kitText('当前筛选') })).toBeNull();
    await press(canvas.getByRole('searchbox', { name: kitText('搜索人员') }), '秀英{Enter}');
    await waitFor(() => expect(tabs.queryByRole('tab', { name: '流动 100' })).toBeNull());
    await expect(viewOf(canvasElement).filters).toEqual({ kind: '2', words: '秀英' });
  },
};

const shared = [
  {
    id: '7',
    name: '流动的',
    text: JSON.stringify({ name: '流动的', sort: [], filters: { kind: '2' } }),
    author: '许文静',
    isOwn: false,
  },
];
const exchange = {
  ...memoryStore({ shared: JSON.stringify(shared) }),
  shared: {
    audiences: [{ value: 'dept', label: '本部门' }],
    load: async () => shared,
    add: async () => undefined,
    remove: async () => undefined,
  },
};

/** Views that others share are tabs too, with how many rows they show. */
export const Shared: Story = {
  args: { count: 300, store: exchange },
  play: async ({ canvas, canvasElement }) => {
    const tab = await canvas.findByRole('tab', { name: '流动的 100' });
    await userEvent.click(tab);
    await waitFor(() => expect(viewOf(canvasElement)).toMatchObject({ page: 1, filters: { kind: '2' } }));
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
};
