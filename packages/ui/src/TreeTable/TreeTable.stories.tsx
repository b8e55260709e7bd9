import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Column } from '../DataTable/column.ts';
import { TreeTable } from './TreeTable.tsx';
import { kitText } from '../fixtures/kitText.ts';

interface Department {
  id: string;
  name: string;
  leader: string;
  people: number;
  isParent: boolean;
}

const under: Record<string, Department[]> = {
  '': [
    { id: '1', name: '城东街道办', leader: '周明', people: 128, isParent: true },
    { id: '2', name: '城西街道办', leader: '李芳', people: 96, isParent: true },
  ],
  1: [
    { id: '11', name: '综治中心', leader: '王强', people: 24, isParent: true },
    { id: '12', name: '便民服务中心', leader: '赵敏', people: 31, isParent: false },
  ],
  11: [{ id: '111', name: '网格管理科', leader: '孙丽', people: 12, isParent: false }],
  2: [{ id: '21', name: '城西综治中心', leader: '钱进', people: 20, isParent: false }],
};
const columns: Column<Department>[] = [
  { id: 'name', header: '机构名称', isTitle: true, minWidth: 220, value: (row) => row.name },
  { id: 'leader', header: '负责人', width: 120, value: (row) => row.leader },
  { id: 'people', header: '人数', kind: 'number', width: 100, value: (row) => String(row.people) },
];
let tries = 0;

/**
 * **Do** use it where every level has the same columns. **Do not** use it for names alone (Tree), or to filter another
 * list (TreeAndTable).
 */
export default {
  component: TreeTable<Department>,
  args: {
    label: '机构',
    columns,
    rows: under[''] ?? [],
    getRowId: (row) => row.id,
    hasChildren: (row) => row.isParent,
    loadChildren: async (row) => under[row.id] ?? [],
    actions: () => [
      { id: 'edit', label: '编辑' },
      { id: 'remove', label: '删除', tone: 'critical' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof TreeTable<Department>>;
type Story = StoryObj<typeof TreeTable<Department>>;

/** Rows read as they are opened, by the keys of the grid. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await screen.findByText('综治中心');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect((await screen.findByText('网格管理科')).closest('tr')).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect(screen.queryByText('网格管理科')).toBeNull());
    await expect(screen.getByRole('treegrid', { name: '机构' })).toBeVisible();
  },
};

/** Rows that are refused close again, with the reason and a way to try once more. */
export const FailsThenWorks: Story = {
  args: {
    loadChildren: (row) =>
      (tries += 1) === 1
        ? Promise.reject(new Error('无法连接服务器，请检查网络后重试'))
        : Promise.resolve(under[row.id] ?? []),
  },
  play: async ({ canvas }) => {
    tries = 0;
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('无法连接服务器');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: kitText('重试') }));
    await screen.findByText('综治中心');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** There are no rows. */
export const Nothing: Story = { args: { rows: [], empty: '还没有机构' } };
