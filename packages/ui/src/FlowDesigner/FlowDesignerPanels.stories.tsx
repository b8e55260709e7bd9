import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lateFile, leaveFile, nestedFile, sampleDirectory, shortFile } from './fixtures/designerSamples.ts';
import { FlowCompare, FlowDesigner } from './FlowDesigner.tsx';
import { kitPattern, kitText, kitWords } from '../fixtures/kitText.ts';
import { inChinese } from '../fixtures/inChinese.ts';

const meta: Meta<typeof FlowDesigner> = {
  component: FlowDesigner,
  args: { label: '请假流程设计', xml: leaveFile, directory: sampleDirectory, onSave: fn(async () => undefined) },
};
export default meta;
type Story = StoryObj<typeof FlowDesigner>;

const line = (name: string) => screen.findByRole('treeitem', { name });
const chosen = (name: string) =>
  waitFor(() => expect(screen.getByRole('treeitem', { name })).toHaveAttribute('aria-selected', 'true'));

export const ProblemsInPlainWords: Story = {
  args: { xml: shortFile },
  play: inChinese(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '校验（4）' }));
    const panel = within(canvas.getByRole('region', { name: '校验结果' }));
    await expect(panel.getByText('没有指定办理人或候选人：任务会落到管理员手里')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '算账' }));
    await chosen('算账 脚本任务 有问题');
    await userEvent.keyboard('{Escape}');
    await expect(panel.getByText(/脚本任务.*本系统不能运行/)).toBeVisible();
  }),
};

/** The heading of the properties gives the plain word first, then that of BPMN. */
export const PlainWordsFirst: Story = {
  play: inChinese(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^流程 · .+（BPMN：Process）$/ })).toBeVisible();
    await userEvent.click(await line('审批人审批 用户任务'));
    await expect(canvas.getByRole('heading', { name: '用户任务 · 审批人审批（BPMN：UserTask）' })).toBeVisible();
  }),
};

export const Simulated: Story = {
  play: inChinese(async ({ canvas }) => {
    await line('审批人审批 用户任务');
    await userEvent.click(canvas.getByRole('button', { name: '模拟' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'days' }), '5');
    await userEvent.click(canvas.getByRole('button', { name: '走到底' }));
    const steps = within(canvas.getByRole('log', { name: '经过' }));
    await expect(steps.getByText('条件成立：上一步同意，并且days大于 3')).toBeVisible();
    await expect(steps.getByText('流程结束')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新开始' }));
    await userEvent.click(canvas.getByRole('switch', { name: '上一步同意' }));
    await userEvent.click(canvas.getByRole('button', { name: '走到底' }));
    await expect(await canvas.findByText('其他条件都不满足，走默认去向')).toBeVisible();
  }),
};

export const TimesUp: Story = {
  args: { xml: lateFile },
  play: inChinese(async ({ canvas }) => {
    await userEvent.click(await line('超过一天 超时'));
    await expect(await canvas.findByRole('switch', { name: '到时中断任务' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '模拟' }));
    await userEvent.click(await canvas.findByRole('button', { name: '开始模拟' }));
    await expect(canvas.queryByRole('group', { name: '可能到时' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    const timers = within(await canvas.findByRole('group', { name: '可能到时' }));
    await expect(timers.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '时间到：领导审批 · 快到期',
      '时间到：领导审批 · 超过一天',
    ]);
    timers.getByRole('button', { name: /快到期/ }).focus();
    await userEvent.keyboard('{Enter}');
    const steps = within(canvas.getByRole('log', { name: '经过' }));
    await expect(await steps.findByText('时间到，“领导审批”继续办理')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '下一步' })).toHaveFocus());
    await userEvent.click(timers.getByRole('button', { name: /超过一天/ }));
    await expect(await steps.findByText('时间到，中断“领导审批”')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '可能到时' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '走到底' }));
    await expect(await steps.findByText('流程结束')).toBeVisible();
  }),
};

export const RemindsOnly: Story = {
  args: { xml: lateFile },
  play: inChinese(async ({ canvas, args }) => {
    await userEvent.click(await line('超过一天 超时'));
    await userEvent.click(await canvas.findByRole('switch', { name: '到时中断任务' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.stringMatching(/<boundaryEvent id="late" name="超过一天" cancelActivity="false" attachedToRef="boss">/),
        expect.anything(),
      ),
    );
  }),
};

export const InsideASubProcess: Story = {
  args: { xml: nestedFile },
  play: inChinese(async ({ canvas, args }) => {
    await userEvent.click(await line('查看材料 用户任务'));
    await userEvent.click(await canvas.findByRole('radio', { name: '发起人本人' }));
    await userEvent.click(await line('立项 流程'));
    await userEvent.click(canvas.getByRole('button', { name: '添加节点' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '用户任务' }));
    await chosen('用户任务');
    await expect(screen.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-level', '2');
    await userEvent.click(await line('立项 流程'));
    await userEvent.type(await canvas.findByRole('textbox', { name: /流程名称/ }), '审批{Enter}');
    await line('立项审批 流程');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.stringContaining('<userTask id="look" name="查看材料" flowable:assignee="${applyUser}">'),
        { key: 'Nested', name: '立项审批' },
      ),
    );
  }),
};

export const RefusedBySaving: Story = {
  args: { onSave: fn(async () => Promise.reject(new Error('流程标识已被占用'))) },
  play: async ({ canvas }) => {
    await line(kitWords('审批人审批 用户任务'));
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('流程标识已被占用');
  },
};

export const NotAFile: Story = {
  args: { xml: 'no process at all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kitPattern(/文件不能打开/))).toBeVisible();
  },
};

export const Compared: Story = {
  render: () => (
    <FlowCompare
      before={leaveFile}
      after={leaveFile.replace('name="镇领导审批"', 'name="书记审批"').replace('days > 3', 'days > 5')}
      labels={{ before: '版本 1', after: '版本 2' }}
    />
  ),
  play: inChinese(async ({ canvas }) => {
    await expect(await canvas.findByText('2 处不同')).toBeVisible();
    await expect(canvas.getByText('书记审批', { selector: 'ins' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '书记审批' }));
    await expect(canvas.getByText('上一步同意，并且days大于 3', { selector: 'del' })).toBeVisible();
  }),
};
