import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TaskTray, type Task } from '../../TaskTray/TaskTray.tsx';
import type { CrudAction, CrudMenu } from '../CrudTable.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { tick } from '../fixtures/tick.ts';
import { kitText } from '../../fixtures/kitText.ts';

const done = fn();
/**
 * Batches. **Do** hand long ones to a tray of tasks (`onTask`), so that staff can go on. **Do not** put two actions
 * under one button.
 */
export default {
  component: PeopleTable,
  beforeEach: () => void done.mockClear(),
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

const pause = () => new Promise((go) => setTimeout(go, 60));
const slow: CrudAction = {
  id: 'notify',
  label: '下发通知',
  scope: 'batch',
  run: async (rows, { report, signal }) => {
    for (const [at] of rows.entries()) {
      if (signal.aborted) throw new Error('stopped');
      await pause();
      report(at + 1, at < 2 ? [] : [{ id: rows[1]?.id ?? '', reason: '联系电话是空号' }]);
    }
  },
};

/** What takes longer is told to a tray and goes on behind the list; what failed is shown when it is over. */
export const BehindTheList: Story = {
  tags: ['oneLanguage'],
  args: { count: 40, actions: [slow] },
  render: function WithTray(args) {
    const [tasks, setTasks] = useState<readonly Task[]>([]);
    const [tell] = useState(
      () => (task: Task) =>
        setTasks((now) =>
          now.some(({ id }) => id === task.id) ? now.map((one) => (one.id === task.id ? task : one)) : [task, ...now],
        ),
    );
    return (
      <>
        <PeopleTable {...args} onTask={tell} />
        <TaskTray tasks={tasks} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: '人员' });
    await within(grid).findByText('王建国1');
    grid.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    await userEvent.keyboard('{Control>}aa{/Control}');
    await canvas.findByText(kitText('已选全部符合条件的 40 条'));
    await press(canvas.getByRole('button', { name: '下发通知' }));
    await press(await screen.findByRole('button', { name: kitText('转到后台') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: '下发通知' })).toBeVisible());
    await press(canvas.getByRole('button', { name: kitText('取消选择') }));
    const result = within(await screen.findByRole('dialog', { name: '下发通知' }, { timeout: 10_000 }));
    await expect(await result.findByRole('rowheader', { name: '黄国栋2' })).toBeVisible();
    await expect(screen.getByText(kitText('完成 39 条，1 条没有成功。'), { selector: 'span' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('group', { name: kitText('已选记录') })).toBeNull());
  },
};

const moves: CrudMenu = {
  id: 'moves',
  label: '流转',
  scope: 'batch',
  items: [
    { id: 'verify', label: '核实', scope: ['row', 'batch'], run: async (rows) => void done(rows.length) },
    {
      id: 'leave',
      label: '迁出',
      scope: 'batch',
      tone: 'critical',
      disabledReason: (row) => (row.kind === '1' ? '常住人员不能直接迁出' : undefined),
      run: async (rows) => void done(rows.length),
    },
  ],
};

/** Several moves of the selection stand under one button; one that no selected row can take says why. */
export const UnderOneButton: Story = {
  args: { count: 2000, actions: [moves] },
  play: async ({ canvas }) => {
    await canvas.findByText('王建国1');
    await expect(canvas.queryByRole('button', { name: '流转' })).toBeNull();
    await tick(canvas, '王建国1');
    await waitFor(() => expect(canvas.queryByRole('button', { name: '流转' })).toHaveAttribute('aria-haspopup'));
    await press(canvas.getByRole('button', { name: '流转' }));
    const away = await screen.findByRole('menuitem', { name: /迁出/ });
    await expect(away).toHaveAttribute('aria-disabled', 'true');
    await expect(away).toHaveTextContent('常住人员不能直接迁出');
    await userEvent.keyboard('{Escape}');
    await tick(canvas, '黄国栋2');
    await press(canvas.getByRole('button', { name: '流转' }));
    const ready = await screen.findByRole('menuitem', { name: /迁出/ });
    await expect(ready).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const result = within(await screen.findByRole('dialog', { name: '迁出' }));
    await result.findByRole('rowheader', { name: '王建国1' });
    await expect(done).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{Escape}');
  },
};
