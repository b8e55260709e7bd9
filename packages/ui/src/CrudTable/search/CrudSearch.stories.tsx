import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { memoryStore } from '../CrudStore.ts';
import type { CrudView } from '../CrudTable.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { kitPattern, kitText } from '../../fixtures/kitText.ts';

/**
 * How a list is searched. **Do** mark as `search` what staff know by heart: the one box looks there, in the title and
 * in numbers. **Do not** search while people type: nothing is sent before Enter.
 */
export default {
  component: PeopleTable,
  argTypes: {
    latency: { control: { type: 'range', min: 0, max: 3000, step: 100 } },
    failing: { control: 'inline-radio', options: ['none', 'reading', 'writing'] },
  },
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

const viewOf = (element: HTMLElement) => JSON.parse(element.querySelector('output')?.textContent ?? '{}') as CrudView;

/** The panel opens, Enter searches from page 1, what is in force is said, and Delete takes one part away. */
export const Searched: Story = {
  args: { start: { page: 3 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(kitText('共 100000 条'), { selector: 'span' });
    await press(canvas.getByRole('button', { name: kitText('筛选') }));
    await press(await canvas.findByRole('searchbox', { name: '姓名' }), '秀英');
    await press(canvas.getByRole('textbox', { name: kitText('年龄起') }), '95{Enter}');
    const part = await canvas.findByRole('button', { name: kitText(`去掉条件：${kitText('姓名包含“秀英”')}`) });
    await canvas.findByRole('button', { name: kitText(`去掉条件：${kitText('年龄从 95 起')}`) });
    await expect(viewOf(canvasElement)).toMatchObject({ page: 1, filters: { name: '秀英', ageFrom: '95' } });
    await press(part, '{Delete}');
    await waitFor(() => expect(viewOf(canvasElement).filters).toEqual({ ageFrom: '95' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: kitText(`去掉条件：${kitText('年龄从 95 起')}`) })).toHaveFocus(),
    );
    await press(canvas.getByRole('button', { name: kitText('筛选') }));
    await waitFor(() => expect(canvas.queryByRole('searchbox', { name: '姓名' })).toBeNull());
  },
};

const thisYear = () =>
  new RegExp(
    kitText(`去掉条件：${kitText('最近走访从 FROM 到 TO')}`)
      .replace('FROM', '\\d{4}-01-01')
      .replace(/TO.*$/, ''),
  );

/** Days are asked for in one line, typed or taken from a preset; what is half typed is not searched by. */
export const Days: Story = {
  args: { count: 2000 },
  play: async ({ canvas, canvasElement }) => {
    await press(await canvas.findByRole('button', { name: kitText('筛选') }));
    const [first] = await canvas.findAllByRole('spinbutton', { name: /最近走访/ });
    first?.focus();
    await userEvent.keyboard('2026013120260101');
    await canvas.findByText(kitText('开始日期不能晚于结束日期'));
    await press(canvas.getByRole('button', { name: kitText('查询') }));
    await expect(viewOf(canvasElement).filters).toEqual({});
    await expect(canvas.getByText(kitText('开始日期不能晚于结束日期'))).toBeVisible();
    const calendar = canvas.getAllByRole('button', { name: kitPattern(/日历/) })[0] as HTMLElement;
    await press(calendar);
    await press(
      within(await screen.findByRole('group', { name: kitText('常用时间段') })).getByRole('button', {
        name: kitText('今年'),
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvas.getByRole('button', { name: kitText('查询') }));
    await canvas.findByRole('button', { name: thisYear() });
    await waitFor(() => expect(viewOf(canvasElement).filters.visitedFrom).toMatch(/-01-01$/));
    await press(canvas.getByRole('button', { name: kitText('清空') }));
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('spinbutton', { name: /最近走访/ })
          .map((part) => part.textContent)
          .join(''),
      ).not.toMatch(/\d/),
    );
  },
};

/** Conditions joined by or, set up by keyboard and said as one sentence. */
export const Advanced: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(await canvas.findByRole('button', { name: kitText('高级筛选') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('高级筛选') }));
    const any = await dialog.findByRole('radio', { name: kitText('满足任一（或者）') });
    await press(dialog.getByRole('radio', { name: kitText('全部满足（并且）') }), '{ArrowDown}');
    await expect(any).toBeChecked();
    const first = within(dialog.getByRole('group', { name: kitText('条件 1') }));
    await press(first.getByRole('button', { name: kitPattern(/字段/) }));
    await press(await screen.findByRole('option', { name: '姓名' }));
    await press(first.getByRole('textbox', { name: kitText('值') }), '志强99');
    await press(dialog.getByRole('button', { name: kitText('新增条件') }));
    const second = within(await dialog.findByRole('group', { name: kitText('条件 2') }));
    await press(second.getByRole('button', { name: kitPattern(/字段/) }));
    await press(await screen.findByRole('option', { name: '年龄' }));
    await press(second.getByRole('button', { name: kitPattern(/比较/) }));
    await press(await screen.findByRole('option', { name: kitText('大于等于') }));
    await press(second.getByRole('textbox', { name: kitText('值') }), '99');
    await press(dialog.getByRole('button', { name: kitText('查询') }));
    await canvas.findByRole('button', { name: kitText(`去掉条件：${kitText('姓名包含“志强99”')}`) });
    await expect(canvas.getByText(kitText('或者'))).toBeVisible();
    await expect(viewOf(canvasElement).where).toEqual({
      join: 'or',
      conditions: [
        { field: 'name', operator: 'like', value: '志强99' },
        { field: 'age', operator: 'ge', value: '99' },
      ],
    });
  },
};

const kept = memoryStore();

/** A view is kept under a name, made the default, renamed, removed and fetched back, and opened again. */
export const SavedViews: Story = {
  args: { store: kept, count: 2000, start: { filters: { name: '秀英' } } },
  play: async ({ canvas, canvasElement }) => {
    kept.write('views', null);
    await press(await canvas.findByRole('button', { name: kitText('常用视图') }));
    const dialog = within(await screen.findByRole('dialog', { name: kitText('常用视图') }));
    const name = dialog.getByRole('textbox', { name: kitText('当前视图存为') });
    const middleOf = (element: HTMLElement) =>
      element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
    await expect(
      Math.abs(middleOf(name) - middleOf(dialog.getByRole('button', { name: kitText('保存') }))),
    ).toBeLessThan(2);
    await press(name, '叫秀英的');
    await press(dialog.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(name).toHaveFocus());
    await press(await dialog.findByRole('button', { name: kitText('默认打开叫秀英的') }));
    await expect(kept.read('views')).toContain('"isDefault":true');
    await press(dialog.getByRole('button', { name: kitText('改名：叫秀英的') }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: kitText('视图的名称') })).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}名叫秀英{Enter}');
    await dialog.findByText(kitText('已改名为“名叫秀英”'));
    await expect(dialog.getByRole('button', { name: kitText('改名：名叫秀英') })).toHaveFocus();
    await press(dialog.getByRole('button', { name: kitText('删除视图名叫秀英') }));
    await dialog.findByText(kitText('已删除视图“名叫秀英”'));
    await expect(kept.read('views')).toBeNull();
    await press(dialog.getByRole('button', { name: kitText('撤销') }));
    await dialog.findByRole('button', { name: '名叫秀英' });
    await expect(name).toHaveFocus();
    await expect(kept.read('views')).toContain('"isDefault":true');
    await userEvent.keyboard('{Escape}');
    const tabs = within(await canvas.findByRole('tablist', { name: kitText('状态与视图') }));
    const own = tabs.getByRole('tab', { name: /^名叫秀英/ });
    await expect(own).toHaveAttribute('aria-selected', 'true');
    await press(own, '{ArrowLeft}');
    await expect(tabs.getByRole('tab', { name: kitText('全部') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(viewOf(canvasElement).filters).toEqual({}));
    await expect(own).toHaveAttribute('aria-selected', 'false');
    await press(own);
    await waitFor(() => expect(viewOf(canvasElement).filters).toEqual({ name: '秀英' }));
    await expect(own).toHaveAttribute('aria-selected', 'true');
  },
};

/** A link with a filter opens no panel: it shows the filter in force. */
export const LinkedFilter: Story = {
  args: { count: 2000, start: { filters: { gridId: '3', visitedFrom: '2026-01-01' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: kitText(`去掉条件：${kitText('所属网格等于“第3网格”')}`) });
    await expect(canvas.getByRole('button', { name: kitText('筛选') })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('search', { name: kitText('人员查询条件') })).toBeNull();
  },
};

/** A slow source: old rows stay while new ones load, and a late answer to an older question never wins. */
export const Slow: Story = {
  args: { latency: 400 },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
    const before = grid.querySelectorAll('[data-slot]').length;
    await press(canvas.getByRole('button', { name: kitText('第 2 页') }));
    await press(canvas.getByRole('button', { name: kitText('第 3 页') }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
    await expect(grid.querySelectorAll('[data-slot]')).toHaveLength(before);
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'false'));
    await expect(viewOf(canvasElement).page).toBe(3);
    await expect(within(grid).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22');
  },
};

/** A filter longer than the line breaks into several, and the sign that takes it away stays visible. */
export const LongFilter: Story = {
  args: {
    start: { filters: { name: 'Awaiting acceptance or Dispatched or Being handled or Waiting for confirmation' } },
  },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <PeopleTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const part = await canvas.findByRole('button', {
      name: new RegExp(`^${kitText(`去掉条件：${kitText('姓名包含“VALUE”')}`).replace(/“VALUE.*$/, '')}`),
    });
    const card = part.closest('[class*="surface"]')?.getBoundingClientRect();
    const sign = part.querySelector('svg')?.getBoundingClientRect();
    await expect(sign?.right).toBeLessThan(card?.right ?? 0);
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  },
};
