import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { leaveFile, sampleDirectory, shortFile } from './fixtures/designerSamples.ts';
import { FlowDesigner } from './FlowDesigner.tsx';
import { kitPattern, kitText, kitWords } from '../fixtures/kitText.ts';
import { press } from '../fixtures/press.ts';

/**
 * **Do** load it only when somebody draws: it brings the modeler along. **Do** keep outline and form in sight; they do
 * everything without a pointer. **Do not** cover the mark of bpmn.io at the lower right.
 */
export default {
  component: FlowDesigner,
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
} satisfies Meta<typeof FlowDesigner>;
type Story = StoryObj<typeof FlowDesigner>;

/** A kind of node, as a line of the outline tells it: without what the menu says besides. */
const kind = (label: string) => kitText(label).replace(/（.*）$| \(.*\)$/, '');
const to = (name: string) => `${kitText('去往')} ${name}`;
const starting = (name: string) => new RegExp(`^${name.replace(/[.()]/g, '\\$&')}`);
const line = (name: string) => screen.findByRole('treeitem', { name: starting(name) });
const choose = async (button: string | RegExp, item: string) => {
  await press(screen.getByRole('button', { name: button }));
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
  await press(screen.getByRole('treeitem', { selected: true }), '{Home}');
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
  play: async ({ canvas }) => {
    await userEvent.click(await line(kitWords('审批人审批 用户任务')));
    const byVariable = () => canvas.getByRole('radio', { name: kitText('由变量决定') });
    await waitFor(() => expect(byVariable()).toBeChecked());
    await expect(await canvas.findByRole('textbox', { name: kitText('变量名') })).toHaveValue('taskUser');
    await expect(canvas.getByRole('link', { name: /bpmn\.io/i })).toBeVisible();
  },
};

export const KeepsItsVendor: Story = {
  args: { xml: shortFile },
  play: async ({ canvas, args }) => {
    await userEvent.click(await line(kitWords('盖章 用户任务')));
    await expect(await canvas.findByRole('combobox', { name: kitPattern(/^办理人$/) })).toHaveValue('王主任');
    await choose(kitText('连接到'), kitWords('没人办（用户任务）'));
    await userEvent.click(canvas.getByRole('button', { name: kitText('撤销') }));
    await userEvent.click(await line(kitWords('盖章 用户任务')));
    await userEvent.click(canvas.getByRole('radio', { name: kitText('发起人本人') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(saved(args)).toContain('activiti:assignee="${applyUser}"');
    await expect(saved(args)).not.toContain('flowable');
  },
};

export const SeveralPeopleAndTimes: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await go(kitWords('镇领导审批 用户任务'));
    await userEvent.click(canvas.getByRole('radio', { name: kitText('多人依次') }));
    await userEvent.click(await canvas.findByRole('button', { name: kitPattern(/何时算完成/) }));
    await userEvent.click(await screen.findByRole('option', { name: kitText('达到一定比例后') }));
    await expect(await canvas.findByRole('textbox', { name: kitPattern(/办理人数比例/) })).toHaveValue('60');
    await expect(canvas.getByRole('textbox', { name: kitText('变量名') })).toHaveValue('signer');
    await userEvent.click(canvas.getByRole('button', { name: kitText('撤销') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('撤销') }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: kitText('一人') })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: kitText('候选人签收') })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: kitText('重做') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('重做') }));
    await choose(kitText('在后面追加'), kitText('超时（附在任务上）'));
    await chosen(kind('超时（附在任务上）'));
    await userEvent.type(canvas.getByRole('textbox', { name: kitText('时长') }), '3');
    await choose(kitText('在后面追加'), kitText('子流程'));
    await chosen(kitText('子流程'));
    const inner = (await canvas.findAllByRole('treeitem', { name: kitText('开始') })).find(
      ({ ariaLevel }) => ariaLevel === '3',
    );
    await userEvent.click(inner ?? canvasElement);
    await choose(kitText('在后面追加'), kitText('用户任务'));
    await call('核对');
    await userEvent.click(canvas.getByRole('combobox', { name: kitText('候选人员') }));
    await userEvent.type(canvas.getByRole('combobox', { name: kitText('候选人员') }), '王');
    await userEvent.click(await screen.findByRole('option', { name: '王主任' }));
    await expect(await canvas.findByRole('button', { name: kitText('移除王主任') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const xml = saved(args);
    await expect(xml).toMatch(
      /<multiInstanceLoopCharacteristics isSequential="true" flowable:collection="\$\{signers\}" flowable:elementVariable="signer">/,
    );
    await expect(xml).toContain('${nrOfCompletedInstances/nrOfInstances &gt;= 0.6}');
    await expect(xml).toMatch(/<boundaryEvent id="\w+" attachedToRef="leaderTask">/);
    await expect(xml).toContain('>P3D</timeDuration>');
    await expect(xml).toMatch(/<userTask id="\w+" name="核对" flowable:candidateUsers="2"/);
  },
};

export const ConditionInPlainWords: Story = {
  play: async ({ canvas, args }) => {
    const rules = [kitText('上一步同意'), kitText('days大于 3'), 'kind'];
    await go(to('镇领导审批'));
    await userEvent.click(await canvas.findByRole('button', { name: kitText('添加条件') }));
    const third = within(await canvas.findByRole('group', { name: kitText('条件 3') }));
    await userEvent.type(third.getByRole('textbox', { name: kitText('变量名') }), 'kind{Enter}');
    await userEvent.type(third.getByRole('textbox', { name: kitText('值') }), '事假{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: kitText('满足任意一个') }));
    await expect(await line(`${to('镇领导审批')} 同意 · ${rules.join(kitText('，或者'))}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('删除条件 1') }));
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() => expect(saved(args)).toContain("${days &gt; 3 || kind == '事假'}"));
    await userEvent.click(canvas.getByRole('button', { name: kitText('撤销') }));
    await expect(await line(`${to('镇领导审批')} 同意 · ${kitText('上一步同意')}${kitText('，或者')}`)).toBeVisible();
  },
};

export const Imported: Story = {
  tags: ['oneLanguage'],
  play: async ({ canvas }) => {
    await go(kitWords('审批人审批 用户任务'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^审批人审批/ })).toBeNull());
    await waitFor(async () => expect(await line('开始')).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await line(kitWords('审批人审批 用户任务'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^审批人审批/ })).toBeNull());
    await userEvent.upload(
      canvas.getByLabelText(kitText('要导入的流程文件')),
      new File([shortFile], 'short.bpmn', { type: 'application/xml' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: kitText('导入') }));
    await expect(await line(kitWords('盖章 用户任务'))).toBeVisible();
  },
};

export const InsertedIntoAFlow: Story = {
  play: async ({ canvas, args }) => {
    await go(to('是否同意'));
    await choose(kitText('在线上插入'), kitText('用户任务'));
    await chosen(kitText('用户任务'));
    await call('复核');
    await line(to('复核'));
    await go(kitWords('复核 用户任务'));
    await userEvent.click(canvas.getByRole('button', { name: kitPattern(/类型/) }));
    await userEvent.click(await screen.findByRole('option', { name: kitText('服务任务') }));
    await userEvent.type(await canvas.findByRole('textbox', { name: kitPattern(/调用的组件/) }), 'noteTime{Enter}');
    await go(kitWords('是否同意 排他网关'));
    await userEvent.click(canvas.getByRole('button', { name: kitPattern(/类型/) }));
    await userEvent.click(await screen.findByRole('option', { name: kitText('包容网关（选几条）') }));
    await line(kitWords('是否同意 包容网关'));
    await userEvent.click(canvas.getByRole('button', { name: kitText('保存') }));
    await waitFor(() =>
      expect(saved(args)).toMatch(/<serviceTask id="\w+" name="复核" flowable:delegateExpression="\$\{noteTime\}">/),
    );
    await expect(saved(args)).toMatch(/<inclusiveGateway id="isAgreed" name="是否同意" default="f4">/);
  },
};
