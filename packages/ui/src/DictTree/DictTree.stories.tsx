import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type CrudRow, type CrudView, type DataSource, useMemoryState } from '../CrudTable/CrudTable.tsx';
import { memorySource } from '../memorySource/memorySource.tsx';
import { DictTree, type DictTreeProps } from './DictTree.tsx';
import { kitPattern, kitText } from '../fixtures/kitText.ts';
import { inBox } from '../fixtures/surroundings.tsx';

const lists: CrudRow[] = [
  { id: '1', code: 'sex', dictValue: '性别', dictKey: '-1', parentId: '0', sort: 1, isSealed: 0, remark: '' },
  { id: '2', code: 'notice', dictValue: '通知类型', dictKey: '-1', parentId: '0', sort: 2, isSealed: 0, remark: '' },
  {
    id: '3',
    code: 'post_category',
    dictValue: '岗位类型',
    dictKey: '-1',
    parentId: '0',
    sort: 3,
    isSealed: 1,
    remark: '',
  },
];
const entryRows: CrudRow[] = [
  { id: '11', code: 'sex', dictValue: '男', dictKey: '1', parentId: '1', sort: 1, isSealed: 0 },
  { id: '12', code: 'sex', dictValue: '女', dictKey: '2', parentId: '1', sort: 2, isSealed: 0 },
  { id: '21', code: 'notice', dictValue: '发布通知', dictKey: '1', parentId: '2', sort: 1, isSealed: 0 },
  { id: '22', code: 'notice', dictValue: '批转通知', dictKey: '2', parentId: '2', sort: 2, isSealed: 1 },
  { id: '211', code: 'notice', dictValue: '紧急通知', dictKey: '11', parentId: '21', sort: 1, isSealed: 0 },
];

const entriesOf = (rows: readonly CrudRow[]): DataSource => {
  const kept = memorySource(rows);
  const under = (id: string): CrudRow[] =>
    kept
      .rows()
      .filter((row) => row.parentId === id)
      .map((row) => ({ ...row, children: under(row.id) }));
  return {
    ...kept,
    page: async ({ search }) => {
      const list = search.find(({ field }) => field === 'parentId')?.value ?? '';
      return { records: under(String(list)), total: 0 };
    },
  };
};

function Demo({ start = {}, ...rest }: Omit<DictTreeProps, 'state'> & { start?: Partial<CrudView> }) {
  const state = useMemoryState(start);
  return <DictTree {...rest} state={state} />;
}

/**
 * **Do** keep the view in the link, so that an open dictionary can be sent to a colleague. **Do not** use it for other
 * kinds of trees (TreeTable).
 */
export default {
  component: Demo,
  args: { lists: memorySource(lists), entries: entriesOf(entryRows), onChanged: fn() },
} satisfies Meta<typeof Demo>;
type Story = StoryObj<typeof Demo>;

const enter = async (element: HTMLElement) => {
  element.focus();
  await userEvent.keyboard('{Enter}');
};

const press = async (pane: HTMLElement, rowName: string, action: string) => {
  const row = (await within(pane).findByText(rowName)).closest('tr');
  const found = within(row as HTMLElement).queryByRole('button', { name: action });
  if (found) return enter(found);
  await enter(within(row as HTMLElement).getByRole('button', { name: kitText('更多') }));
  return enter(await screen.findByRole('menuitem', { name: action }));
};

/** That no column has to be scrolled to under the fixed ones. */
async function allInSight(element: HTMLElement) {
  for (const table of element.querySelectorAll('table')) {
    const frame = table.parentElement;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  }
}

/** Lists beside their entries; a new entry under another one takes its list's code. */
export const Horizontal: Story = {
  args: { lists: memorySource(lists), entries: entriesOf(entryRows) },
  play: async ({ canvas, canvasElement, args }) => {
    const panes = () => canvas.getAllByRole('region');
    await press(panes()[0] as HTMLElement, '通知类型', kitText('字典配置'));
    const heading = await canvas.findByRole('heading', { name: kitText('通知类型的字典项') });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
    await within(panes()[1] as HTMLElement).findByText('发布通知');
    await allInSight(canvasElement);
    await press(panes()[1] as HTMLElement, '发布通知', kitText('新增下级'));
    const dialog = within(
      await screen.findByRole('dialog', { name: kitText(`新增${kitText('字典项').toLowerCase()}`) }),
    );
    await userEvent.type(await dialog.findByRole('textbox', { name: kitPattern(/字典名称/) }), '加急通知');
    await enter(dialog.getByRole('button', { name: kitText('保存') }));
    await dialog.findAllByText(kitText('请输入字典键值'));
    await userEvent.type(dialog.getByRole('textbox', { name: kitPattern(/字典键值/) }), '12');
    await enter(dialog.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChanged).toHaveBeenLastCalledWith('added', '加急通知');
    const { records } = await args.entries.page(
      { page: 1, size: 10, sort: [], search: [{ field: 'parentId', operator: 'in', value: ['21'] }] },
      new AbortController().signal,
    );
    await expect(records).toEqual(
      expect.arrayContaining([expect.objectContaining({ dictValue: '加急通知', code: 'notice', parentId: '21' })]),
    );
  },
};

/** Where both fit with all their columns they stand beside each other, and none has to be scrolled to. */
export const Beside: Story = {
  args: { start: { filters: { dict: '2' } } },
  decorators: [inBox({ inlineSize: 1560 })],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('发布通知');
    // In a window of 1440 pixels the actions lie over the end of a row; the largest text has no room there.
    for (const width of document.documentElement.dataset.text === 'elder' ? [1560] : [1560, 1180]) {
      (canvasElement.firstElementChild as HTMLElement).style.inlineSize = `${width}px`;
      await waitFor(async () => {
        const [first, own] = canvas.getAllByRole('region').map((pane) => pane.getBoundingClientRect());
        await expect(own?.top).toBe(first?.top);
        await allInSight(canvasElement);
      });
    }
  },
};

/** Entries under the lists, with the order shown; opened by the link. */
export const Vertical: Story = {
  args: { layout: 'vertical', start: { filters: { dict: '1' } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: kitText('性别的字典项') });
    const [above, below] = canvas.getAllByRole('region').map((pane) => pane.getBoundingClientRect());
    await expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? 0);
    await expect(await canvas.findByRole('columnheader', { name: kitPattern(/字典排序/) })).toBeVisible();
    await allInSight(canvasElement);
  },
};

/** A seal asks first and says what follows; the row is read again. */
export const Sealed: Story = {
  args: { lists: memorySource(lists) },
  play: async ({ canvas }) => {
    const [pane] = canvas.getAllByRole('region');
    await press(pane as HTMLElement, '性别', kitText('封存'));
    const question = within(await screen.findByRole('alertdialog', { name: kitText('封存“性别”？') }));
    await waitFor(() => expect(question.getByRole('button', { name: kitText('封存') })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(within(canvas.getByText('性别').closest('tr') as HTMLElement).getByText(kitText('是'))).toBeVisible(),
    );
  },
};

/** A new list without its values is refused word for word. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const [pane] = canvas.getAllByRole('region');
    await canvas.findByText('性别');
    await enter(within(pane as HTMLElement).getByRole('button', { name: kitText('新增') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText(`新增${kitText('字典').toLowerCase()}`) }));
    await dialog.findByRole('textbox', { name: kitPattern(/字典编号/) });
    await enter(dialog.getByRole('button', { name: kitText('保存') }));
    for (const words of [kitText('请输入字典编号'), kitText('请输入字典名称'), kitText('请输入字典排序')])
      await dialog.findAllByText(words);
  },
};
