import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ChangeHistory } from './ChangeHistory.tsx';
import { isChinese, kitText } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

const fields = [
  { name: 'name', kind: 'text' as const, label: '姓名' },
  { name: 'phone', kind: 'phone' as const, label: '联系电话', sensitive: 'phone' },
  { name: 'kind', kind: 'dict' as const, label: '人口类别', dict: 'kind' },
  { name: 'griddingId', kind: 'ref' as const, label: '所属网格', to: 'grid/grid' },
  { name: 'isParty', kind: 'switch' as const, label: '党员' },
  { name: 'members', kind: 'integer' as const, label: '家庭人数', unit: '人' },
  { name: 'remark', kind: 'longtext' as const, label: '备注' },
  { name: 'images', kind: 'images' as const, label: '照片' },
];
const options = async () => [
  { value: '1', label: '常住人口' },
  { value: '2', label: '流动人口' },
];
const entries = [
  {
    id: '3',
    title: '修改 · 王芳',
    time: '2026-11-20 16:20:05',
    changes: [
      { field: 'kind', before: '1', after: '2' },
      { field: 'griddingId', before: '7', after: '8', beforeName: '枫桥社区第一网格', afterName: '枫桥社区第二网格' },
      { field: 'isParty', before: 0, after: 1 },
      { field: 'members', before: 3, after: 4 },
      { field: 'remark', before: '', after: '租住人民路 12 号，\n每周末回镇上。' },
      { field: 'images', before: '', after: '/files/a.png' },
      { field: 'gone', before: 'a', after: 'b' },
    ],
  },
  {
    id: '2',
    title: '修改 · 周建国',
    time: '2026-11-18 09:02:41',
    changes: [
      { field: 'phone', before: '138****0001', after: '138****0001' },
      { field: 'remark', before: '待核实', after: '' },
    ],
  },
  { id: '1', title: '新增 · 周建国', time: '2026-11-17 10:00:00', tone: 'success' as const, changes: [] },
];

/**
 * **Do** show it under a record that several people keep: which value became what, by whom, when. **Do not** use it for
 * the handling of a matter: that is RecordHistory.
 */
export default {
  component: ChangeHistory,
  args: { label: '变更记录', fields, entries, options },
  decorators: [inCard],
} satisfies Meta<typeof ChangeHistory>;
type Story = StoryObj<typeof ChangeHistory>;

/** Values as people read them: word, name, unit; what is masked or has no words is only said to have changed. */
export const OfAPerson: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '变更记录' });
    const [last, masked, first] = within(list).getAllByRole('listitem');
    await expect(
      within(last as HTMLElement)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['人口类别', '所属网格', '党员', '家庭人数', '备注', '照片']);
    await expect(
      within(last as HTMLElement)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '常住人口流动人口',
      '枫桥社区第一网格枫桥社区第二网格',
      kitText('否') + kitText('是'),
      '3 人4 人',
      `${kitText('（空）')}租住人民路 12 号，\n每周末回镇上。`,
      kitText('已添加'),
    ]);
    await expect(within(last as HTMLElement).getAllByRole('img', { name: kitText('改为') })).toHaveLength(5);
    await expect(
      within(masked as HTMLElement)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([kitText('已更改'), `待核实${kitText('（空）')}`]);
    await expect(first).toHaveTextContent(/^新增 · 周建国2026-11-17 10:00:00$/);
    await expect(within(first as HTMLElement).queryByRole('term')).toBeNull();
  },
};

/** Values with a shape are told in words too, with the names of the records that they refer to. */
export const OfAPlan: Story = {
  args: {
    fields: [
      {
        name: 'teams',
        kind: 'json',
        label: '工作组',
        shape: {
          kind: 'rows',
          fields: [
            { name: 'groupName', kind: 'text', label: '组名' },
            { name: 'leader', kind: 'user', label: '组长' },
          ],
        },
      },
      {
        name: 'receivers',
        kind: 'json',
        label: '接收对象',
        within: 'type',
        shape: { kind: 'ids', of: { 2: 'dept' } },
      },
    ],
    record: { type: '2' },
    tree: (path) => ({
      children: async () => [],
      labels: async (ids) => Object.fromEntries(ids.map((id) => [id, path === 'dept' ? '综治办' : `王芳${id}`])),
    }),
    entries: [
      {
        id: '1',
        title: '修改 · 王芳',
        time: '2026-11-20 16:20:05',
        changes: [
          { field: 'teams', before: '', after: [{ groupName: '疏散组', leader: '7' }] },
          { field: 'receivers', before: '', after: ['9'] },
        ],
      },
    ],
  },
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
        `${kitText('（空）')}1. 疏散组${isChinese() ? '；' : '; '}组长 王芳7`,
        `${kitText('（空）')}综治办`,
      ]),
    ),
};
