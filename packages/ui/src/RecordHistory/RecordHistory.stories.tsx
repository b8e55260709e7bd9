import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RecordHistory } from './RecordHistory.tsx';
import { kitSigns, kitText, kitWords } from '../fixtures/kitText.ts';
import { inCard } from '../fixtures/surroundings.tsx';

const fields = [
  { name: 'actionName', kind: 'dict' as const, label: '操作', dict: 'action' },
  { name: 'fromStatus', kind: 'dict' as const, label: '原状态', dict: 'state' },
  { name: 'toStatus', kind: 'dict' as const, label: '新状态', dict: 'state' },
  { name: 'operateUserId', kind: 'user' as const, label: '操作人' },
  { name: 'operateTime', kind: 'datetime' as const, label: '操作时间' },
  { name: 'opinion', kind: 'longtext' as const, label: '意见' },
  { name: 'nextDeptId', kind: 'dept' as const, label: '下一处理部门' },
  { name: 'images', kind: 'images' as const, label: '处理照片' },
  { name: 'files', kind: 'files' as const, label: '附件' },
];
const picture = URL.createObjectURL(
  new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#8fb8de"/></svg>',
    ],
    { type: 'image/svg+xml' },
  ),
);
const rows = [
  {
    id: '1',
    actionName: '01',
    fromStatus: '0',
    toStatus: '1',
    operateUserId: '7',
    operateUserIdName: '王芳',
    operateTime: '2026-11-20 08:00:00',
    opinion: '',
    nextDeptId: '',
    images: '',
  },
  {
    id: '2',
    actionName: '03',
    fromStatus: '1',
    toStatus: '2',
    operateUserId: '8',
    operateUserIdName: '周建国',
    operateTime: '2026-11-20 09:10:00',
    opinion: '请尽快修复，注意安全。',
    nextDeptId: '3',
    nextDeptIdName: '综合执法队',
    images: '',
  },
  {
    id: '3',
    actionName: '12',
    fromStatus: '2',
    toStatus: '2',
    operateUserId: '8',
    operateUserIdName: '周建国',
    operateTime: '2026-11-20 12:00:00',
    opinion: '已过半天',
    nextDeptId: '',
    images: '',
  },
  {
    id: '4',
    actionName: '07',
    fromStatus: '2',
    toStatus: '5',
    operateUserId: '9',
    operateUserIdName: '',
    operateTime: '2026-11-20 15:00:00',
    opinion: '已更换灯泡',
    nextDeptId: '',
    images: picture,
    files: '/files/a.pdf',
  },
];
const words: Readonly<Record<string, { value: string; label: string; tone?: 'warning' | 'success' }[]>> = {
  action: [
    { value: '01', label: '上报' },
    { value: '03', label: '分派' },
    { value: '07', label: '办结' },
    { value: '12', label: '督办' },
  ],
  state: [
    { value: '0', label: '草稿' },
    { value: '1', label: '待受理', tone: 'warning' },
    { value: '2', label: '待签收', tone: 'warning' },
    { value: '5', label: '待评价', tone: 'success' },
  ],
};
const options = async (code: string) => words[code] ?? [];

/**
 * **Do** show it under a record whose handling matters: who did what, when, and what was said. **Do not** use it for
 * changes of single values.
 */
export default {
  component: RecordHistory,
  args: {
    label: '流转记录',
    fields,
    rows,
    options,
    parts: {
      what: 'actionName',
      when: 'operateTime',
      who: 'operateUserId',
      from: 'fromStatus',
      to: 'toStatus',
      tells: ['opinion', 'nextDeptId', 'images', 'files'],
    },
  },
  decorators: [inCard],
} satisfies Meta<typeof RecordHistory>;
type Story = StoryObj<typeof RecordHistory>;

/** A field that is told besides. */
const sentence = (label: string, said: string) => kitSigns(`${label}：0`).replace('0', said);

/** Each step says what was done, by whom, when, between which states, what was said, to whom it went, with files. */
export const OfAnEvent: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('分派 · 周建国');
    const [reported, dispatched, hurried, done] = canvas
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.getAttribute('aria-label') === '流转记录');
    await expect(reported).toHaveTextContent(/^上报 · 王芳2026-11-20 08:00:00草稿待受理$/);
    await expect(dispatched).toHaveTextContent(
      `分派 · 周建国2026-11-20 09:10:00待受理待签收${sentence('意见', '请尽快修复，注意安全。')}${sentence('下一处理部门', '综合执法队')}`,
    );
    await expect(hurried).toHaveTextContent(`督办 · 周建国2026-11-20 12:00:00${sentence('意见', '已过半天')}`);
    await expect(done).toHaveAttribute('aria-current', 'step');
    await expect(done).toHaveTextContent('办结2026-11-20 15:00:00');
    await expect(
      await within(done as HTMLElement).findByRole('button', { name: kitText(`查看${kitText('图片 1')}`) }),
    ).toBeVisible();
    await expect(within(done as HTMLElement).getByText(new RegExp(kitWords('文件 1')))).toBeVisible();
  },
};

/** Where states are not told, nothing stands in their place. */
export const WithoutStates: Story = {
  args: { parts: { what: 'actionName', when: 'operateTime', who: 'operateUserId' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('督办 · 周建国')).toBeVisible();
    await expect(canvas.queryByText('待受理')).toBeNull();
    await expect(canvas.queryByText(/意见/)).toBeNull();
  },
};
