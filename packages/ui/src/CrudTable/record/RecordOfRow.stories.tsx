import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { toastQueue } from '../../Toast/Toast.tsx';
import type { CrudAction, DataSource } from '../CrudTable.tsx';
import { manyPeople } from '../fixtures/manyPeople.ts';
import { memorySource } from '../../memorySource/memorySource.tsx';
import { PeopleTable } from '../fixtures/PeopleTable.tsx';
import { press } from '../../fixtures/press.ts';
import { rowOf } from '../fixtures/rowOf.ts';
import { kitPattern, kitText } from '../../fixtures/kitText.ts';

/**
 * People of whom those of kind 1 can be put under watch, which makes them of kind 3; nobody who is under watch can be
 * again.
 */
const townOf = (): { source: DataSource; actions: CrudAction[] } => {
  const source = memorySource(manyPeople().slice(0, 30));
  const watch: CrudAction = {
    id: 'watch',
    label: '列管',
    scope: 'row',
    isShown: (row) => row.kind !== '3',
    confirm: () => ({ title: '列管这个人？', action: '列管' }),
    run: async ([row]) => void (await source.submit?.({ id: row?.id, kind: '3' })),
  };
  const moving: CrudAction = {
    ...watch,
    id: 'moving',
    label: '迁出',
    isShown: () => true,
    disabledReason: () => '有未办结的事件',
    run: async () => undefined,
  };
  return { source, actions: [watch, moving] };
};

/** What can be done to a record stands with its row and beside it where it is viewed. */
export default {
  component: PeopleTable,
  args: townOf(),
  beforeEach: () => () => toastQueue.clear(),
} satisfies Meta<typeof PeopleTable>;
type Story = StoryObj<typeof PeopleTable>;

const view = async (canvas: { findByText: (text: string) => Promise<HTMLElement> }, name: string) => {
  await press((await rowOf(canvas, name)).getByRole('button', { name: kitText('查看') }));
  const dialog = within(await screen.findByRole('dialog', { name: kitText('查看人员') }));
  return { dialog, actions: within(await dialog.findByRole('group', { name: kitPattern(/^操作$/) })) };
};

/** A move is made from the window; it shows the record as it is then, offers what can be done next, and keeps focus. */
export const MovedFromItsWindow: Story = {
  args: townOf(),
  play: async ({ canvas }) => {
    const { dialog, actions } = await view(canvas, '李伟4');
    await waitFor(() => expect(dialog.getByRole('definition', { name: '人员类别' })).toHaveTextContent('常住'));
    await expect(actions.getAllByRole('button').map((one) => one.ariaLabel ?? one.textContent?.trim())).toEqual([
      '列管',
      kitText('编辑'),
      kitText('复制'),
      kitText('更多'),
    ]);
    await press(actions.getByRole('button', { name: '列管' }));
    await press(
      within(await screen.findByRole('alertdialog', { name: '列管这个人？' })).getByRole('button', { name: '列管' }),
    );
    await waitFor(() => expect(dialog.getByRole('definition', { name: '人员类别' })).not.toHaveTextContent('常住'));
    await waitFor(() => expect(actions.queryByRole('button', { name: '列管' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: kitText('查看人员') }).contains(document.activeElement)).toBe(true),
    );
  },
};

/** A record that is read begins at its heading, also where it can be commented on; Tab goes on to the first tool. */
export const BeginsAtItsHeading: Story = {
  args: { ...townOf(), recordIn: 'dialog' },
  play: async ({ canvas }) => {
    const { dialog } = await view(canvas, '李伟4');
    await waitFor(() => expect(dialog.getByRole('definition', { name: '人员类别' })).toHaveTextContent('常住'));
    await expect(dialog.getByRole('heading', { name: kitText('查看人员') })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: kitText('全屏') })).toHaveFocus();
  },
};

/** What cannot be done now says why in the menu; a removal closes the window, and can be undone. */
export const RemovedFromItsWindow: Story = {
  args: townOf(),
  play: async ({ canvas }) => {
    const { actions } = await view(canvas, '胡子轩3');
    await press(actions.getByRole('button', { name: kitText('更多') }));
    const menu = within(await screen.findByRole('menu', { name: kitText('更多操作') }));
    await expect(menu.getByRole('menuitem', { name: '迁出 有未办结的事件' })).toHaveAttribute('aria-disabled', 'true');
    await press(menu.getByRole('menuitem', { name: kitText('删除') }));
    await press(
      within(await screen.findByRole('alertdialog', { name: kitText('删除人员“胡子轩3”？') })).getByRole('button', {
        name: kitText('删除'),
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: kitText('查看人员') })).toBeNull());
    await canvas.findByText(kitText('共 29 条'), { selector: 'span' });
    await press(await screen.findByRole('button', { name: '撤销' }));
    await canvas.findByText(kitText('共 30 条'), { selector: 'span' });
  },
};

function withoutDetail({ detail: _detail, ...rest }: DataSource): DataSource {
  return rest;
}

/** A link to a record of a list whose source reads no single record says so, instead of waiting for ever. */
export const NotReadAlone: Story = {
  args: { source: withoutDetail(townOf().source), start: { open: { mode: 'view', id: '1' } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(kitText('没有读到这条记录'))).toBeVisible();
  },
};
