import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { emptyFile, sampleDirectory } from './fixtures/designerSamples.ts';
import { FlowDesigner } from './FlowDesigner.tsx';
import { kitText, kitWords } from '../fixtures/kitText.ts';

/** Keys one right after the other; made where there is a page. */
let keys: ReturnType<typeof userEvent.setup>;

export default {
  component: FlowDesigner,
  args: {
    label: '采购流程设计',
    xml: emptyFile,
    directory: sampleDirectory,
    onSave: fn(async () => undefined),
    onDirtyChange: fn(),
  },
  beforeEach: () => {
    keys = userEvent.setup({ delay: null });
  },
} satisfies Meta<typeof FlowDesigner>;
type Story = StoryObj<typeof FlowDesigner>;

const isBefore = (one: Element | null, other: Element) =>
  one !== null && (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

/** Comes to something by Tab, and by arrows inside of a toolbar; nothing else moves the focus. */
const reach = async (target: HTMLElement) => {
  const bar = target.closest('[role=toolbar]');
  for (let step = 0; document.activeElement !== target && step < 60; step++) {
    if (bar?.contains(document.activeElement) === true)
      await keys.keyboard(isBefore(document.activeElement, target) ? '{ArrowRight}' : '{ArrowLeft}');
    else await keys.tab();
  }
  await expect(target).toHaveFocus();
};
const chosen = (name: string) =>
  waitFor(() => expect(screen.getByRole('treeitem', { name })).toHaveAttribute('aria-selected', 'true'));
const press = async (name: string | RegExp) => {
  await reach(await screen.findByRole('button', { name }));
  await keys.keyboard('{Enter}');
};
const add = async (button: string, kind: string) => {
  await press(button);
  const option = await screen.findByRole('menuitem', { name: kind });
  const items = screen.getAllByRole('menuitem');
  await waitFor(() => expect(items).toContain(document.activeElement));
  while (document.activeElement !== option) await keys.keyboard('{ArrowDown}');
  await keys.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};
/** Opens the form of what is chosen from the outline, and gives it a name. */
const call = async (name: string) => {
  await reach(screen.getByRole('treeitem', { selected: true }));
  await keys.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: kitText('名称') });
  await waitFor(() => expect(field).toHaveFocus());
  await keys.keyboard(`${name}{Enter}`);
  await screen.findByRole('treeitem', { name: new RegExp(`^${name}`), selected: true });
};
const go = async (name: RegExp) => {
  await reach(screen.getByRole('treeitem', { selected: true }));
  await keys.keyboard('{Home}');
  const target = screen.getByRole('treeitem', { name });
  while (document.activeElement !== target) await keys.keyboard('{ArrowDown}');
  await waitFor(() => expect(target).toHaveAttribute('aria-selected', 'true'));
};

/** From nothing to a process without a problem, with Tab, arrows, Enter and letters alone. */
export const FromNothing: Story = {
  tags: ['oneTheme', 'oneLanguage'],
  play: async ({ canvas, args }) => {
    await chosen(kitWords('采购 流程 有问题'));
    await expect(canvas.getByRole('list', { name: kitText('怎样画流程') })).toBeVisible();
    await add(kitText('添加节点'), kitText('开始'));
    await chosen(kitText('开始'));
    await add(kitText('在后面追加'), kitText('用户任务'));
    await call('主任审批');
    await reach(await screen.findByRole('radio', { name: kitText('候选人签收') }));
    await keys.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('radio', { name: kitText('发起人本人') })).toBeChecked());
    await add(kitText('在后面追加'), kitText('排他网关（选一条）'));
    await call('是否同意');
    await add(kitText('在后面追加'), kitText('结束'));
    await call('办结');
    await go(/^是否同意/);
    await add(kitText('在后面追加'), kitText('结束'));
    await call('退回');
    await go(new RegExp(`^${kitText('去往')} 办结`));
    await press(kitText('上一步同意时'));
    await go(new RegExp(`^${kitText('去往')} 退回`));
    await press(kitText('上一步不同意时'));
    await waitFor(() => expect(canvas.queryByRole('list', { name: kitText('怎样画流程') })).toBeNull());
    await press(kitText('校验'));
    await expect(await canvas.findByText(kitText('没有发现问题，可以部署'))).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await press(kitText('保存'));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.stringMatching(/\$\{pass\}[^]*\$\{!pass\}/), {
        key: 'Purchase',
        name: '采购',
      }),
    );
    await expect(canvas.getByRole('button', { name: kitText('保存') })).toHaveFocus();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await reach(screen.getByRole('switch', { name: kitText('默认去向') }));
    await keys.keyboard(' {Control>}s{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.stringMatching(
        /name="主任审批" flowable:assignee="\$\{applyUser\}"[^]*<exclusiveGateway id="\w+" name="是否同意" default="\w+">/,
      ),
      expect.anything(),
    );
  },
};

/** Behind an end nothing can be put, so the focus goes to its line, from where arrows go on. */
export const FocusAfterEnd: Story = {
  tags: ['oneTheme', 'oneLanguage'],
  play: async () => {
    await chosen(kitWords('采购 流程 有问题'));
    await add(kitText('添加节点'), kitText('开始'));
    await chosen(kitText('开始'));
    await add(kitText('在后面追加'), kitText('结束'));
    const end = await screen.findByRole('treeitem', { name: new RegExp(`^${kitText('结束')}`), selected: true });
    await waitFor(() => expect(end).toHaveFocus());
    await press(kitText('在后面追加'));
    await expect(await screen.findByRole('menuitem', { name: kitText('结束之后没有下一步') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await reach(end);
    await keys.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('treeitem', { name: kitWords(/^去往 结束/) })).toHaveFocus());
  },
};
