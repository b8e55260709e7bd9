import { dept } from '@lattice/api/resources/blade-system/dept';
import { type User, user } from '@lattice/api/resources/blade-user';
import { expect, screen, userEvent, within } from 'storybook/test';
import { isChinese, kitPattern, kitText } from '../../../ui/src/fixtures/kitText.ts';
import { answer, answerAt, treeNode } from '../fixtures/answer.ts';
import { chooseInMore, inMore } from '../fixtures/chooseInMore.ts';
import { listOf } from '../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../fixtures/screens.ts';
import { allOf, holds } from '../fixtures/town.ts';

const person = (id: string, account: string, name: string, status: User['status']): { id: string } & Partial<User> => ({
  id,
  account,
  name,
  realName: `${name.slice(0, 1)}**`,
  userType: '1',
  phone: '139****1205',
  roleName: '社区管理员',
  deptName: '和平社区',
  status,
});

const args = listOf(
  user,
  'zhanghua',
  [person('1', 'zhanghua', '张华', '1'), person('2', 'liming', '李明', '2'), person('3', 'guest01', '王芳', '0')],
  holds(...allOf(user), 'bladeuser_grant', 'bladeuser_reset_password', 'bladeuser_update_platform', 'viewas_view_as'),
  answer(dept, 'lazyTree', [treeNode('1', '清河镇')]),
  answerAt('GET', 'blade-user/counts', { 0: 1, 1: 2 }),
  answerAt('GET', 'blade-user/due-passwords', [
    { id: '1', account: 'zhanghua', name: '张*', deptName: '和平社区', changed: '2026-03-02', reason: 'weak' },
    { id: '2', account: 'liming', name: '李*', deptName: '和平社区', changed: '2026-11-18', reason: 'fresh' },
  ]),
  answerAt('GET', 'blade-user/sight', {
    opens: true,
    seen: 42,
    total: 60,
    roles: [{ roleName: '社区管理员', opens: true, rules: null, seen: 42 }],
  }),
  answerAt('GET', 'blade-user/button-sight', {
    buttons: [
      { name: '新增', roles: ['社区管理员'], givers: [] },
      { name: '删除', roles: [], givers: ['系统管理员'] },
    ],
    givers: [{ roleName: '系统管理员', count: 3, names: ['李华', '王芳'] }],
  }),
  answer(user, 'resetPassword', [{ id: '1', account: 'zhanghua', password: 'Kx7#mPq2Wz' }]),
);

export default { ...screens, title: 'Screens/Users', tags: ['!autodocs'], play: isDrawn, args } satisfies ScreenMeta;

export const List: ScreenStory = {};

/** A new password, shown once. */
export const Reset: ScreenStory = {
  play: onceDrawn(async () => {
    await chooseInMore('重置密码', 'zhanghua');
    await userEvent.click(await screen.findByRole('button', { name: kitText('重置') }));
    await expect(await screen.findByText('Kx7#mPq2Wz')).toBeVisible();
  }),
};

/** Pages served without encryption have no clipboard object; the press is answered all the same. */
export const CopyWithoutEncryption: ScreenStory = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async (context) => {
    await Reset.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: kitText('复制全部') }));
    const messages = ['已复制', '浏览器不允许复制，请选中文字后复制'].map((text) => kitText(text));
    await expect(await screen.findByText((text) => messages.includes(text))).toBeVisible();
  },
};

/** What a person sees of a register and which buttons they have there, by which role, and who gives the others. */
export const Sight: ScreenStory = {
  play: onceDrawn(async () => {
    await chooseInMore('能看到什么', 'zhanghua');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: kitPattern(/^登记表/) }), isChinese() ? '护路' : 'route');
    await userEvent.click(await screen.findByRole('option', { name: /护路|route/i }));
    await expect(await dialog.findByText(/李华/)).toBeVisible();
  }),
};

/** A stock server knows no such call, so that it is not offered. */
export const StockServer: ScreenStory = {
  args: { session: { abilities: [] } },
  play: onceDrawn(async () => {
    await expect(await inMore('重置密码', 'zhanghua')).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: kitText('能看到什么') })).toBeNull();
  }),
};

/** Who leaves hands over each kind of work; one person may take it all. */
export const HandOver: ScreenStory = {
  args: {
    answers: [
      ...args.answers,
      holds('bladeuser_edit'),
      answer(user, 'userList', [{ id: '2', account: 'liming', realName: '李明', deptId: '1', deptName: '和平社区' }]),
      answerAt('GET', 'blade-user/duties', [
        { kind: 'event/event', title: '事件', count: 7, names: ['路灯损坏', '楼道堆物'], needsMember: false },
        { kind: 'grid/gridmemberintermediate', title: '负责的网格', count: 1, names: ['第三网格'], needsMember: true },
      ]),
    ],
  },
  play: onceDrawn(async () => {
    await chooseInMore('离职交接', 'zhanghua');
    await expect(await screen.findByText(/第三网格/)).toBeVisible();
  }),
};

/** Accounts whose password has to be changed, with the reason; a chosen one gets a new password. */
export const DuePasswords: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: kitText('待改密码') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(kitText('弱口令'))).toBeVisible();
    await userEvent.click(dialog.getAllByRole('checkbox')[1] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: kitPattern(/^重置所选密码/) }));
    await expect(await screen.findByText('Kx7#mPq2Wz')).toBeVisible();
  }),
};

/** Looking as somebody else is asked for first. */
export const ViewAs: ScreenStory = {
  play: onceDrawn(async () => {
    await chooseInMore('以此身份查看', 'zhanghua');
    await expect(await screen.findByRole('button', { name: kitText('开始查看') })).toBeVisible();
  }),
};
