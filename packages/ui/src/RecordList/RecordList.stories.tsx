import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RecordList } from './RecordList.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

const fields = [
  { name: 'visitTime', kind: 'datetime' as const, label: '走访时间', list: true },
  { name: 'personName', kind: 'text' as const, label: '走访对象姓名', list: true },
  { name: 'visitMode', kind: 'dict' as const, label: '走访方式', dict: 'visit_mode', list: true },
  { name: 'isOk', kind: 'switch' as const, label: '是否正常', list: true },
  { name: 'note', kind: 'longtext' as const, label: '备注' },
];
const rows = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  visitTime: `2026-03-${String(at + 10)} 09:00:00`,
  personName: `张${at + 1}`,
  visitMode: at % 2 === 0 ? '1' : '2',
  isOk: at % 3 === 0 ? 0 : 1,
}));
const options = async () => [
  { value: '1', label: '上门' },
  { value: '2', label: '电话' },
];
const hrefOf = ({ id }: { id: string }) => `#/visits/${id}`;

/**
 * **Do** show what belongs to a record, one page at a time, with a link to each item. **Do not** use it for work on
 * many rows (CrudTable).
 */
export default {
  component: RecordList,
  args: { label: '走访记录', fields, title: 'personName', rows: rows.slice(0, 3), options, hrefOf },
  decorators: [inCard],
} satisfies Meta<typeof RecordList>;
type Story = StoryObj<typeof RecordList>;

export const Few: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '张2' });
    await expect(link).toHaveAttribute('href', '#/visits/2');
    await expect(canvas.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      '走访对象姓名',
      '走访时间',
      '走访方式',
      '是否正常',
    ]);
    await expect(canvas.getAllByText('上门')).toHaveLength(2);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Paged: Story = {
  render: function Pages(args) {
    const [page, setPage] = useState(1);
    return (
      <RecordList
        {...args}
        rows={rows.slice((page - 1) * 5, page * 5)}
        paging={{ page, size: 5, total: 12, onChange: setPage }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '张1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('下一页') }));
    await expect(canvas.getByRole('link', { name: '张6' })).toBeVisible();
  },
};

export const Plain: Story = {
  args: { hrefOf: undefined, most: 2 },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('columnheader')).toHaveLength(2),
};

export const Nothing: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(await canvas.findByText(kitText('暂无数据'))).toBeVisible(),
};

export const Waiting: Story = { args: { rows: [], isBusy: true } };
