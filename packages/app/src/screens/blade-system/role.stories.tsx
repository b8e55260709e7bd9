import { menu } from '@lattice/api/resources/blade-system/menu';
import { role } from '@lattice/api/resources/blade-system/role';
import { user } from '@lattice/api/resources/blade-user';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, answerAt, answerRows } from '../../fixtures/answer.ts';
import type { AppScreenProps } from '../../fixtures/AppScreen.tsx';
import { type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

const node = (id: string, title: string, children: ReturnType<typeof leaf>[] = []) => ({
  ...leaf(id, title),
  children,
});
const leaf = (id: string, title: string) => ({ id, parentId: '0', title, key: id, value: id });

const meta: Meta<AppScreenProps> = {
  ...screens,
  title: 'Screens/Roles',
  tags: ['!autodocs'],
  play: isDrawn,
  args: {
    address: '/blade-system/role',
    shows: 'community',
    answers: [
      holds(...allOf(role), 'role_grant'),
      answerAt('GET', 'blade-system/role/list', [
        { id: '1', parentId: '0', roleName: '社区管理员', roleAlias: 'community', sort: 1 },
        { id: '2', parentId: '1', roleName: '网格员', roleAlias: 'gridmember', sort: 2 },
      ]),
      answer(menu, 'grantTree', {
        menu: [node('house', '房屋', [leaf('hv', '查看'), leaf('he', '编辑')])],
        dataScope: [],
        apiScope: [],
      }),
      answer(menu, 'roleTreeKeys', ({ query }) => ({
        menu: query.get('roleIds') === '1' ? ['hv'] : ['hv', 'he', 'house'],
        dataScope: [],
        apiScope: [],
      })),
      answerRows(user, 'page', [{ id: '7' }]),
    ],
  },
};
export default meta;

/** The roles below each other. */
export const List: ScreenStory = {};

/** What a role may do, with what a change gives in words. */
export const Grant: ScreenStory = {
  play: async (context) => {
    await isDrawn(context);
    const { canvas } = context;
    await userEvent.click((await canvas.findAllByRole('button', { name: kitPattern(/权限设置/) }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    const entry = await dialog.findByRole('treeitem', { name: kitPattern(/房屋/) });
    await expect(entry).toHaveAttribute('aria-checked', 'mixed');
    await expect(dialog.getByRole('button', { name: kitText('保存') })).toBeDisabled();
    entry.focus();
    await userEvent.keyboard(' ');
    await expect(await dialog.findByText(/\+1/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: kitText('保存') })).toBeEnabled();
  },
};

/** A role below another has only what it holds itself; the difference is told in words. */
export const Below: ScreenStory = {
  play: async (context) => {
    await isDrawn(context);
    const { canvas } = context;
    await userEvent.click((await canvas.findAllByRole('button', { name: kitPattern(/权限设置/) }))[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/“社区管理员”/)).toHaveTextContent(/ · /);
  },
};
