import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Masked } from '../Masked/Masked.tsx';
import { RecordFacts } from './RecordFacts.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

const fields = [
  { name: 'personName', kind: 'text' as const, label: '姓名' },
  { name: 'sex', kind: 'dict' as const, label: '性别', dict: 'sex' },
  { name: 'griddingId', kind: 'ref' as const, label: '所属网格' },
  { name: 'idCard', kind: 'idcard' as const, label: '公民身份号码', sensitive: 'idcard' as const },
  { name: 'isAttention', kind: 'switch' as const, label: '是否重点关注人员' },
  { name: 'usedName', kind: 'text' as const, label: '曾用名' },
  { name: 'photo', kind: 'image' as const, label: '照片' },
  { name: 'remark', kind: 'longtext' as const, label: '备注' },
];
const row = {
  id: '1',
  personName: '张*',
  sex: '2',
  griddingId: '7',
  griddingIdName: '城东第三网格',
  idCard: '990101********001X',
  isAttention: 1,
  usedName: '',
  photo: '/files/a.png',
  remark: '每周上门一次，送药上门。',
};
const options = async () => [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
];

/**
 * **Do** show what is known of a record at a glance. **Do not** use it where something is to be changed: that is Form.
 */
export default {
  component: RecordFacts,
  args: { fields, row, options },
  decorators: [inCard],
} satisfies Meta<typeof RecordFacts>;
type Story = StoryObj<typeof RecordFacts>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('城东第三网格')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((one) => one.textContent)).toEqual([
      '姓名',
      '性别',
      '所属网格',
      '公民身份号码',
      '是否重点关注人员',
      '备注',
    ]);
    await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toContain('女');
  },
};

export const WithMasks: Story = {
  args: {
    renderValue: (field, words) =>
      field.sensitive === undefined ? (
        words
      ) : (
        <Masked label={field.label} masked={words} onReveal={async () => '99010119800505001X'} />
      ),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: kitText('查看公民身份号码') })).toBeVisible(),
};

export const TwoColumns: Story = { args: { columns: 2 } };
