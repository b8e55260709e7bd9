import type { GrantDifference } from '@lattice/api/grantDifference';
import { menu } from '@lattice/api/resources/blade-system/menu';
import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { type Answer, Refused, answer, answerAt, answerRows, treeNode } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';
import { press } from '../../../../ui/src/fixtures/press.ts';

const node = (id: string, title: string, children: ReturnType<typeof treeNode>[] = []) => ({
  ...treeNode(id, title),
  children,
});

const none = { added: [], removed: [] };
const unchanged: GrantDifference = {
  menus: none,
  buttons: none,
  dataScopes: none,
  apiScopes: none,
  rows: [],
  people: 14,
  changed: 14,
  losing: 0,
  losers: [],
};
/** Ticks the entry of a role and gives the dialog. */
const ticked = async ({ canvas }: Parameters<NonNullable<ScreenStory['play']>>[0], nth: number) => {
  const buttons = await canvas.findAllByRole('button', { name: kitPattern(/权限设置/) });
  await userEvent.click(buttons[nth] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  const entry = await dialog.findByRole('treeitem', { name: kitPattern(/房屋/) });
  await press(entry, ' ');
  return dialog;
};

/** What the server answers in all stories. */
const usual: Answer[] = [
  holds(...allOf(role), 'role_grant'),
  answerAt('GET', 'blade-system/role/list', [
    { id: '1', parentId: '0', roleName: '社区管理员', roleAlias: 'community', sort: 1 },
    { id: '2', parentId: '1', roleName: '网格员', roleAlias: 'gridmember', sort: 2 },
  ]),
  answer(menu, 'grantTree', {
    menu: [node('house', '房屋', [treeNode('hv', '查看'), treeNode('he', '编辑')])],
    dataScope: [],
    apiScope: [],
  }),
  answer(menu, 'roleTreeKeys', ({ query }) => ({
    menu: query.get('roleIds') === '1' ? ['hv'] : ['hv', 'he', 'house'],
    dataScope: [],
    apiScope: [],
  })),
  answerRows(user, 'page', [{ id: '7' }]),
  answerAt('POST', 'blade-system/role/grant-difference', {
    ...unchanged,
    buttons: { added: [{ name: '编辑', below: '房屋' }], removed: [] },
    people: 14,
    changed: 12,
  } satisfies GrantDifference),
];

const args = { address: '/blade-system/role', shows: 'community', answers: usual };

export default { ...screens, title: 'Screens/Roles', tags: ['!autodocs'], play: isDrawn, args } satisfies ScreenMeta;

export const List: ScreenStory = {};

/** What a role may do, with what a change gives in words. */
export const Grant: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: kitPattern(/权限设置/) }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    const entry = await dialog.findByRole('treeitem', { name: kitPattern(/房屋/) });
    await expect(entry).toHaveAttribute('aria-checked', 'mixed');
    await expect(dialog.getByRole('button', { name: kitText('保存') })).toBeDisabled();
    await press(entry, ' ');
    await expect(await dialog.findByText(/\+1/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: kitText('保存') })).toBeEnabled();
    await expect(await dialog.findByText(/12/)).toBeVisible();
  }),
};

/** What the server says of people: who loses what they used, and where they see fewer records. */
export const Losing: ScreenStory = {
  args: {
    answers: [
      answerAt('POST', 'blade-system/role/grant-difference', {
        ...unchanged,
        menus: { added: [], removed: [{ name: '房屋', below: '基础数据' }] },
        buttons: { added: [], removed: ['查看', '编辑'].map((name) => ({ name, below: '房屋' })) },
        rows: [
          { label: '道路', rows: 'fewer' },
          { label: '事件', rows: 'more' },
          { label: '人口', rows: 'other' },
        ],
        losing: 2,
        losers: [
          { name: '王芳', account: 'wangfang', lost: [{ label: '房屋', action: 'edit', times: 12 }] },
          { name: '', account: 'liwei', lost: [{ label: '房屋', action: 'view', times: 3 }] },
        ],
      } satisfies GrantDifference),
      ...usual,
    ],
  },
  play: async (context) => {
    await isDrawn(context);
    const dialog = await ticked(context, 1);
    const people = await dialog.findAllByRole('listitem');
    await expect(people.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/王芳.*12/),
      expect.stringMatching(/liwei.*3/),
    ]);
    await expect(dialog.getByText(/−1.*−2/)).toBeVisible();
  },
};

/** A grant that the server would refuse says so before it is saved. */
export const Refusing: ScreenStory = {
  args: {
    answers: [
      answerAt(
        'POST',
        'blade-system/role/grant-difference',
        new Refused(400, '不能授予您自己没有的菜单权限，请减少勾选'),
      ),
      ...usual,
    ],
  },
  play: async (context) => {
    await isDrawn(context);
    const dialog = await ticked(context, 1);
    await expect(await dialog.findByText(/不能授予您自己没有的菜单权限/)).toBeVisible();
  },
};

/** A role below another has only what it holds itself; the difference is told in words. */
export const Below: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: kitPattern(/权限设置/) }))[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/“社区管理员”/)).toHaveTextContent(/ · /);
  }),
};
