import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { leaveFile, sampleDirectory, shortFile } from './fixtures/designerSamples.ts';
import { FlowDesigner, newProcess } from './FlowDesigner.tsx';
import { kitText } from '../fixtures/kitText.ts';
import { inChinese } from '../fixtures/inChinese.ts';

const meta: Meta<typeof FlowDesigner> = {
  component: FlowDesigner,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** load it only when somebody draws: it brings the modeler along. **Do** keep outline and form in sight; they do everything without a pointer. **Do not** cover the mark of bpmn.io at the lower right.',
      },
    },
  },
  args: {
    label: '请假流程设计',
    xml: leaveFile,
    directory: sampleDirectory,
    forms: [
      { key: 'leave', label: '请假单' },
      { key: 'expense', label: '报销单' },
    ],
    onSave: fn(async () => undefined),
    onDirtyChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof FlowDesigner>;

const starting = (name: string) => new RegExp(`^${name}`);
const line = (name: string) => screen.findByRole('treeitem', { name: starting(name) });
const choose = async (button: string | RegExp, item: string) => {
  screen.getByRole('button', { name: button }).focus();
  await userEvent.keyboard('{Enter}');
  const option = await screen.findByRole('menuitem', { name: item });
  const items = screen.getAllByRole('menuitem');
  await waitFor(() => expect(items).toContain(document.activeElement));
  while (document.activeElement !== option) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};
const chosen = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole('treeitem', { name: starting(name) })).toHaveAttribute('aria-selected', 'true'),
  );
const go = async (name: string) => {
  const target = await line(name);
  screen.getByRole('treeitem', { selected: true }).focus();
  await userEvent.keyboard('{Home}');
  while (document.activeElement !== target) await userEvent.keyboard('{ArrowDown}');
  await chosen(name);
};
const call = async (text: string) => {
  const field = screen.getByRole('textbox', { name: kitText('名称') });
  field.focus();
  await userEvent.type(field, `${text}{Enter}`);
};
const saved = ({ onSave }: { onSave: unknown }) => String((onSave as ReturnType<typeof fn>).mock.calls.at(-1)?.[0]);

export const Leave: Story = {
  play: inChinese(async ({ canvas }) => {
    await userEvent.click(await line('审批人审批 用户任务'));
    await expect(await canvas.findByRole('radio', { name: '由变量决定' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: '变量名' })).toHaveValue('taskUser');
    await expect(canvas.getByRole('link', { name: /bpmn\.io/i })).toBeVisible();
  }),
};

export const DrawnByKeyboard: Story = {
  render: (args) => <FlowDesigner {...args} xml={newProcess('Purchase', '采购')} />,
  play: inChinese(async ({ args }) => {
    await go('开始');
    await choose('在后面追加', '用户任务');
    await chosen('用户任务');
    await call('主任审批');
    await chosen('主任审批 用户任务');
    screen.getByRole('radio', { name: '候选人签收' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('radio', { name: '发起人本人' })).toBeChecked());
    await choose('在后面追加', '排他网关（选一条）');
    await chosen('排他网关');
    await call('是否同意');
    await choose('在后面追加', '结束');
    await chosen('结束');
    await call('办结');
    await go('是否同意 排他网关');
    await choose('在后面追加', '结束');
    await call('退回');
    await go('去往 办结');
    screen.getByRole('button', { name: '上一步同意时' }).focus();
    await userEvent.keyboard('{Enter}');
    await go('去往 退回');
    screen.getByRole('switch', { name: '默认去向' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('button', { name: '校验' })).toBeVisible());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.any(String), { key: 'Purchase', name: '采购' }),
    );
    const xml = saved(args);
    await expect(xml).toMatch(/<bpmn:userTask id="\w+" name="主任审批" flowable:assignee="\$\{applyUser\}">/);
    await expect(xml).toContain('${pass}');
    await expect(xml.match(/<bpmn:endEvent /g)).toHaveLength(2);
    await expect(xml).toMatch(/<bpmn:exclusiveGateway id="\w+" name="是否同意" default="\w+">/);
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  }),
};

export const KeepsItsVendor: Story = {
  args: { xml: shortFile },
  play: inChinese(async ({ canvas, args }) => {
    await userEvent.click(await line('盖章 用户任务'));
    await expect(await canvas.findByRole('combobox', { name: /办理人/ })).toHaveValue('王主任');
    await choose('连接到', '没人办（用户任务）');
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await userEvent.click(await line('盖章 用户任务'));
    await userEvent.click(canvas.getByRole('radio', { name: '发起人本人' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(saved(args)).toContain('activiti:assignee="${applyUser}"');
    await expect(saved(args)).not.toContain('flowable');
  }),
};

export const SeveralPeopleAndTimes: Story = {
  play: inChinese(async ({ canvas, canvasElement, args }) => {
    await go('镇领导审批 用户任务');
    await userEvent.click(canvas.getByRole('radio', { name: '多人依次' }));
    await userEvent.click(await canvas.findByRole('button', { name: /何时算完成/ }));
    await userEvent.click(await screen.findByRole('option', { name: '达到一定比例后' }));
    await expect(await canvas.findByRole('textbox', { name: /办理人数比例/ })).toHaveValue('60');
    await expect(canvas.getByRole('textbox', { name: '变量名' })).toHaveValue('signer');
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '一人' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: '候选人签收' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '重做' }));
    await userEvent.click(canvas.getByRole('button', { name: '重做' }));
    await choose('在后面追加', '超时（附在任务上）');
    await chosen('超时');
    await userEvent.type(canvas.getByRole('textbox', { name: '时长' }), '3');
    await choose('在后面追加', '子流程');
    await chosen('子流程');
    const inner = (await canvas.findAllByRole('treeitem', { name: '开始' })).find(({ ariaLevel }) => ariaLevel === '3');
    await userEvent.click(inner ?? canvasElement);
    await choose('在后面追加', '用户任务');
    await call('核对');
    await userEvent.click(canvas.getByRole('combobox', { name: '候选人员' }));
    await userEvent.type(canvas.getByRole('combobox', { name: '候选人员' }), '王');
    await userEvent.click(await screen.findByRole('option', { name: '王主任' }));
    await expect(await canvas.findByRole('button', { name: '移除王主任' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const xml = saved(args);
    await expect(xml).toMatch(
      /<multiInstanceLoopCharacteristics isSequential="true" flowable:collection="\$\{signers\}" flowable:elementVariable="signer">/,
    );
    await expect(xml).toContain('${nrOfCompletedInstances/nrOfInstances &gt;= 0.6}');
    await expect(xml).toMatch(/<boundaryEvent id="\w+" attachedToRef="leaderTask">/);
    await expect(xml).toContain('>P3D</timeDuration>');
    await expect(xml).toMatch(/<userTask id="\w+" name="核对" flowable:candidateUsers="2"/);
  }),
};

export const ConditionInPlainWords: Story = {
  play: inChinese(async ({ canvas, args }) => {
    await go('去往 镇领导审批');
    await userEvent.click(await canvas.findByRole('button', { name: '添加条件' }));
    const third = within(await canvas.findByRole('group', { name: '条件 3' }));
    await userEvent.type(third.getByRole('textbox', { name: '变量名' }), 'kind{Enter}');
    await userEvent.type(third.getByRole('textbox', { name: '值' }), '事假{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: '满足任意一个' }));
    await expect(await line('去往 镇领导审批 同意 · 上一步同意，或者days大于 3，或者kind等于“事假”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除条件 1' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved(args)).toContain("${days &gt; 3 || kind == '事假'}"));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await line('去往 镇领导审批 同意 · 上一步同意，或者')).toBeVisible();
  }),
};

export const Imported: Story = {
  play: inChinese(async ({ canvas }) => {
    await go('审批人审批 用户任务');
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^审批人审批/ })).toBeNull());
    await waitFor(async () => expect(await line('开始')).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await line('审批人审批 用户任务');
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^审批人审批/ })).toBeNull());
    await userEvent.upload(
      canvas.getByLabelText('要导入的流程文件'),
      new File([shortFile], 'short.bpmn', { type: 'application/xml' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: '导入' }));
    await expect(await line('盖章 用户任务')).toBeVisible();
  }),
};

export const InsertedIntoAFlow: Story = {
  play: inChinese(async ({ canvas, args }) => {
    await go('去往 是否同意');
    await choose('在线上插入', '用户任务');
    await chosen('用户任务');
    await call('复核');
    await line('去往 复核');
    await go('复核 用户任务');
    await userEvent.click(canvas.getByRole('button', { name: /类型/ }));
    await userEvent.click(await screen.findByRole('option', { name: '服务任务' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /调用的组件/ }), 'noteTime{Enter}');
    await go('是否同意 排他网关');
    await userEvent.click(canvas.getByRole('button', { name: /类型/ }));
    await userEvent.click(await screen.findByRole('option', { name: '包容网关（选几条）' }));
    await line('是否同意 包容网关');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(saved(args)).toMatch(/<serviceTask id="\w+" name="复核" flowable:delegateExpression="\$\{noteTime\}">/),
    );
    await expect(saved(args)).toMatch(/<inclusiveGateway id="isAgreed" name="是否同意" default="f4">/);
  }),
};
