import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lateFile, leaveFile, nestedFile, sampleDirectory, shortFile } from './fixtures/designerSamples.ts';
import { FlowCompare, FlowDesigner } from './FlowDesigner.tsx';
import { kitPattern, kitText, kitWords } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

export default {
  component: FlowDesigner,
  args: { label: '请假流程设计', xml: leaveFile, directory: sampleDirectory, onSave: fn(async () => undefined) },
} satisfies Meta<typeof FlowDesigner>;
type Story = StoryObj<typeof FlowDesigner>;

/** The line of a time limit, whose kind stands without what the menu says besides. */
const lateLine = () => `超过一天 ${kitText('超时（附在任务上）').replace(/（.*| \(.*/, '')}`;
const line = (name: string) => screen.findByRole('treeitem', { name });
const chosen = (name: string) =>
  waitFor(() => expect(screen.getByRole('treeitem', { name })).toHaveAttribute('aria-selected', 'true'));

export const ProblemsInPlainWords: Story = {
  args: { xml: shortFile },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('校验（4）') }));
    const panel = within(canvas.getByRole('region', { name: kitText('校验结果') }));
    await expect(panel.getByText(kitText('没有指定办理人或候选人：任务会落到管理员手里'))).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '算账' }));
    await chosen(kitWords('算账 脚本任务 有问题'));
    await userEvent.keyboard('{Escape}');
    await expect(panel.getByText(kitText(`“${kitText('脚本任务')}”本系统不能运行：请更改类型或删除`))).toBeVisible();
  },
};

/** The heading of the properties gives the plain word first, then that of BPMN. */
export const PlainWordsFirst: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: (name) => name.startsWith(`${kitText('流程')} · `) && name.endsWith(kitText('（BPMN：Process）').trim()),
      }),
    ).toBeVisible();
    await userEvent.click(await line(kitWords('审批人审批 用户任务')));
    await expect(
      canvas.getByRole('heading', {
        name: (name) =>
          name.startsWith(`${kitText('用户任务')} · 审批人审批`) && name.endsWith(kitText('（BPMN：UserTask）').trim()),
      }),
    ).toBeVisible();
  },
};

export const Simulated: Story = {
  play: async ({ canvas }) => {
    const condition = [kitText('上一步同意'), kitText('days大于 3')].join(kitText('，并且'));
    await line(kitWords('审批人审批 用户任务'));
    await userEvent.click(canvas.getByRole('button', { name: kitText('模拟') }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'days' }), '5');
    await userEvent.click(canvas.getByRole('button', { name: kitText('走到底') }));
    const steps = within(canvas.getByRole('log', { name: kitText('经过') }));
    await expect(steps.getByText(kitText(`条件成立：${condition}`))).toBeVisible();
    await expect(steps.getByText(kitText('流程结束'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('重新开始') }));
    await userEvent.click(canvas.getByRole('switch', { name: kitText('上一步同意') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('走到底') }));
    await expect(await canvas.findByText(kitText('其他条件都不满足，走默认去向'))).toBeVisible();
  },
};

export const TimesUp: Story = {
  args: { xml: lateFile },
  play: async ({ canvas, args }) => {
    await userEvent.click(await line(lateLine()));
    const ends = await canvas.findByRole('switch', { name: kitText('到时中断任务') });
    await expect(ends).toBeChecked();
    await userEvent.click(ends);
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.stringMatching(/<boundaryEvent id="late" name="超过一天" cancelActivity="false" attachedToRef="boss">/),
        expect.anything(),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: kitText('撤销') }));
    await waitFor(() => expect(ends).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: kitText('模拟') }));
    await userEvent.click(await canvas.findByRole('button', { name: kitText('开始模拟') }));
    await expect(canvas.queryByRole('group', { name: kitText('可能到时') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: kitText('下一步') }));
    const timers = within(await canvas.findByRole('group', { name: kitText('可能到时') }));
    await expect(timers.getAllByRole('button').map((button) => button.textContent)).toEqual([
      kitText('时间到：领导审批 · 快到期'),
      kitText('时间到：领导审批 · 超过一天'),
    ]);
    await press(timers.getByRole('button', { name: /快到期/ }));
    const steps = within(canvas.getByRole('log', { name: kitText('经过') }));
    await expect(await steps.findByText(kitText('时间到，“领导审批”继续办理'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: kitText('下一步') })).toHaveFocus());
    await userEvent.click(timers.getByRole('button', { name: /超过一天/ }));
    await expect(await steps.findByText(kitText('时间到，中断“领导审批”'))).toBeVisible();
    await expect(canvas.queryByRole('group', { name: kitText('可能到时') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: kitText('走到底') }));
    await expect(await steps.findByText(kitText('流程结束'))).toBeVisible();
  },
};

export const InsideASubProcess: Story = {
  args: { xml: nestedFile },
  play: async ({ canvas, args }) => {
    await userEvent.click(await line(kitWords('查看材料 用户任务')));
    await userEvent.click(await canvas.findByRole('radio', { name: kitText('发起人本人') }));
    await userEvent.click(await line(kitWords('立项 流程')));
    await userEvent.click(canvas.getByRole('button', { name: kitText('添加节点') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: kitText('用户任务') }));
    await chosen(kitText('用户任务'));
    await expect(screen.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-level', '2');
    await userEvent.click(await line(kitWords('立项 流程')));
    await userEvent.type(await canvas.findByRole('textbox', { name: kitPattern(/流程名称/) }), '审批{Enter}');
    await line(kitWords('立项审批 流程'));
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.stringContaining('<userTask id="look" name="查看材料" flowable:assignee="${applyUser}">'),
        { key: 'Nested', name: '立项审批' },
      ),
    );
  },
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
  play: async ({ canvas }) => expect(await canvas.findByText(kitPattern(/文件不能打开/))).toBeVisible(),
};

export const Compared: Story = {
  render: () => (
    <FlowCompare
      before={leaveFile}
      after={leaveFile.replace('name="镇领导审批"', 'name="书记审批"').replace('days > 3', 'days > 5')}
      labels={{ before: '版本 1', after: '版本 2' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kitText('2 处不同'))).toBeVisible();
    await expect(canvas.getByText('书记审批', { selector: 'ins' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '书记审批' }));
    await expect(
      canvas.getByText([kitText('上一步同意'), kitText('days大于 3')].join(kitText('，并且')), { selector: 'del' }),
    ).toBeVisible();
  },
};
