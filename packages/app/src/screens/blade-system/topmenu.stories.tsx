import { menu } from '@lattice/api/resources/blade-system/menu';
import { topmenu } from '@lattice/api/resources/blade-system/topmenu';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitPattern, kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answer, treeNode } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';
import { press } from '../../../../ui/src/fixtures/press.ts';

const args = listOf(
  topmenu,
  '网格治理',
  [{ id: '1', code: 'grid', name: '网格治理', source: 'iconfont iconicon_grid', sort: 1 }],
  holds(...allOf(topmenu), 'topmenu_grant'),
  answer(menu, 'grantTopTree', { menu: [treeNode('7', '网格管理')] }),
  answer(menu, 'topTreeKeys', { menu: [] }),
);

const meta: ScreenMeta = { ...screens, title: 'Screens/Top menus', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

export const List: ScreenStory = {};

/** What an entry of the top bar shows is checked in a tree. */
export const Grant: ScreenStory = {
  play: onceDrawn(async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: kitPattern(/菜单配置/) }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 20_000 }));
    await expect(dialog.getByRole('button', { name: kitText('保存') })).toBeDisabled();
    await press(await dialog.findByRole('treeitem'), ' ');
    await expect(dialog.getByRole('button', { name: kitText('保存') })).toBeEnabled();
  }),
};
