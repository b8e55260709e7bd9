import { recycle } from '@lattice/api/resources/blade-desk/recycle';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { holds, signedIn } from '../../fixtures/town.ts';

const records = [
  {
    id: '1',
    path: 'source/roadinfo',
    register: '护路护线',
    names: ['和平路铁路道口', '清河输油管线'],
    count: 2,
    followers: 0,
    userName: '李华',
    time: '2026-03-09 10:12:00',
    isOwn: true,
  },
  {
    id: '2',
    path: 'grid/gridmember',
    register: '网格员',
    names: ['张**'],
    count: 1,
    followers: 2,
    userName: '王芳',
    time: '2026-03-08 16:40:00',
    isOwn: false,
  },
];

const bin = [
  answer(recycle, 'registers', [{ path: 'source/roadinfo', register: '护路护线' }]),
  answer(recycle, 'page', { records, total: 2, size: 10, current: 1, pages: 1 }),
  answer(recycle, 'purgers', [{ roleName: '系统管理员', names: ['王芳'] }]),
  answer(recycle, 'bringBack', { restored: 3 }),
];

const args = {
  address: '/blade-desk/recycle',
  shows: '和平路铁路道口',
  answers: [holds('recycle_view', 'recycle_purge'), ...bin],
};

const meta: ScreenMeta = { ...screens, title: 'Screens/Recycle bin', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

/** What was removed, the latest first; the own removals are destroyed by somebody else. */
export const List: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await expect(await canvas.findByText(/系统管理员/)).toBeVisible();
    const purgeOf = async (row: number) => {
      await userEvent.click(canvas.getAllByRole('button', { name: kitText('更多') })[row] as HTMLElement);
      return screen.findByRole('menuitem', { name: new RegExp(kitText('彻底删除')) });
    };
    const own = await purgeOf(0);
    await expect(own).toHaveAttribute('aria-disabled', 'true');
    await expect(own).toHaveTextContent(kitText('本人删除的记录须由另一个人彻底删除'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(own).not.toBeInTheDocument());
    await expect(await purgeOf(1)).not.toHaveAttribute('aria-disabled', 'true');
  }),
};

/** Who may not destroy anything sees who may. */
export const Restorer: ScreenStory = {
  args: { answers: [holds('recycle_view'), ...bin] },
  play: onceDrawn(async ({ canvas }) => {
    await expect(await canvas.findByText(/系统管理员/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: kitText('彻底删除') })).toBeNull();
  }),
};

/** What went together comes back together, and it is said before. */
export const BringBack: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: kitText('恢复') })[1] as HTMLElement);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: kitText('恢复') }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  }),
};

/** A stock server has none. */
export const StockServer: ScreenStory = {
  args: { shows: '当前服务没有回收站', session: { abilities: signedIn.abilities.filter((one) => one !== 'recycle') } },
};
