import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { kitText } from '../fixtures/kitText.ts';
import { Timeline } from '../Timeline/Timeline.tsx';
import { RecordView } from './RecordView.tsx';
import { inCard } from '../fixtures/surroundings.tsx';

const fields = [
  { name: 'eventTitle', kind: 'text' as const, label: '标题', list: true },
  { name: 'status', kind: 'dict' as const, label: '状态', dict: 'state', isState: true, list: true },
  { name: 'level', kind: 'dict' as const, label: '紧急程度', dict: 'level', list: true },
  { name: 'deadline', kind: 'datetime' as const, label: '处理时限', list: true, leads: true },
  { name: 'gridId', kind: 'ref' as const, label: '所属网格', to: 'grid/grid', group: 'about' },
  { name: 'address', kind: 'text' as const, label: '地点', group: 'about' },
  { name: 'isPublic', kind: 'switch' as const, label: '是否公开', group: 'about' },
  { name: 'content', kind: 'longtext' as const, label: '说明', group: 'about' },
  { name: 'source', kind: 'text' as const, label: '来源', group: 'about' },
  { name: 'deptId', kind: 'dept' as const, label: '处理部门', group: 'handling' },
  { name: 'person', kind: 'text' as const, label: '姓名', group: 'party' },
  { name: 'phone', kind: 'phone' as const, label: '电话', group: 'party' },
];
const groups = [
  { key: 'about', label: '事件信息' },
  { key: 'handling', label: '处理信息' },
  { key: 'party', label: '当事人' },
];
const row = {
  id: '7',
  eventTitle: '占道经营 · 柳塘村东头3号流动摊点',
  status: '2',
  level: '1',
  deadline: '2026-11-24 18:00:00',
  gridId: '31',
  gridIdName: '柳塘村第一网格',
  address: '柳塘村东头3号',
  isPublic: 1,
  content: '流动摊点占用人行道，行人需绕行机动车道。',
  source: '',
  deptId: '5',
  deptIdName: '城管办',
  person: '',
  phone: '',
};
const words: Readonly<Record<string, { value: string; label: string; tone?: 'warning' }[]>> = {
  state: [{ value: '2', label: '待签收', tone: 'warning' }],
  level: [{ value: '1', label: '一般' }],
};

/**
 * **Do** show one record with it, wherever it stands: a window, beside its list, a page. **Do not** use it to change
 * values: that is Form.
 */
export default {
  component: RecordView,
  args: {
    fields,
    groups,
    title: 'eventTitle',
    row,
    sources: { options: async (code: string) => words[code] ?? [] },
    actions: [
      { id: 'sign', label: '签收处理' },
      { id: 'over', label: '转办' },
      { id: 'edit', label: '编辑' },
      { id: 'delete', label: '删除', tone: 'critical' as const },
    ],
    onAction: fn(),
    hrefOf: (place: string, id: string) => (place === 'grid/grid' ? `/grid/grid/${id}` : undefined),
  },
  decorators: [inCard],
} satisfies Meta<typeof RecordView>;
type Story = StoryObj<typeof RecordView>;

/** State and key facts stand beside the title, the next move is the primary one, and what says nothing is folded. */
export const OfAnEvent: Story = {
  args: {
    level: 1,
    back: { label: '事件', href: '/event/event' },
    place: { at: 3, of: 120, onStep: fn() },
    course: (
      <Timeline
        label="经过"
        items={[
          { id: '1', title: '上报 · 视频监控', time: '2026-11-23 08:13' },
          { id: '2', title: '受理并分派 · 指挥中心', time: '2026-11-23 08:20', isCurrent: true },
        ]}
      />
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '占道经营 · 柳塘村东头3号流动摊点' }),
    ).toBeVisible();
    const moves = within(canvas.getByRole('group', { name: kitText('操作') }));
    await userEvent.click(await moves.findByRole('button', { name: '签收处理' }));
    await expect(args.onAction).toHaveBeenCalledWith('sign');
    await expect(canvas.getByRole('definition', { name: '地点' })).toHaveTextContent('柳塘村东头3号');
    await expect(canvas.getByRole('definition', { name: '是否公开' })).toHaveTextContent(kitText('是'));
    await expect(canvas.getByRole('link', { name: '柳塘村第一网格' })).toHaveAttribute('href', '/grid/grid/31');
    await expect(canvas.queryByRole('link', { name: '城管办' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: kitText('下一条') }));
    await expect(args.place?.onStep).toHaveBeenCalledWith(1);
  },
};

/** A group that says nothing is a line until it is asked for; so is what a group has not. */
export const EmptyGroups: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^当事人/ }));
    await expect(canvas.getByRole('definition', { name: '电话' })).toHaveTextContent('—');
    await expect(canvas.queryByRole('definition', { name: '来源' })).toBeNull();
    await userEvent.click(within(canvas.getByRole('region', { name: '事件信息' })).getByRole('button'));
    await expect(canvas.getByRole('definition', { name: '来源' })).toHaveTextContent('—');
  },
};

/** What has no room beside the moves is in the menu, and what destroys is there. */
export const MoreMoves: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('更多') }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '删除' }));
    await expect(args.onAction).toHaveBeenCalledWith('delete');
  },
};

/** A record that is on its way has the shape of one. */
export const Coming: Story = { args: { row: null } };
