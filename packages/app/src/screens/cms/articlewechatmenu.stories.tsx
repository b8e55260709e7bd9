import { articlewechatmenu } from '@lattice/api/resources/cms/articlewechatmenu';
import { articlewechatgroupaccout } from '@lattice/api/resources/cms/articlewechatgroupaccout';
import { userEvent, within } from 'storybook/test';
import { answerAt, answerRows } from '../../fixtures/answer.ts';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const args = listOf(
  articlewechatmenu,
  '办事大厅',
  [
    {
      id: '1',
      menuName: '办事大厅',
      menuType: 'view',
      url: 'http://town.example/m',
      sort: 1,
      isEnabled: 1,
      syncStatus: '0',
    },
  ],
  answerRows(articlewechatgroupaccout, 'page', [{ id: '5', accountName: '枫桥发布', isDefault: 1 }]),
  answerAt('GET', 'cms/articlewechatmenu/published', {
    time: '2026-03-01 10:00:00',
    entries: [{ id: '1', parentId: '0', name: '办事', key: '', url: 'https://town.example/m' }],
  }),
);

const meta: ScreenMeta = { ...screens, title: 'Screens/WeChat menu', tags: ['!autodocs'], play: isDrawn, args };
export default meta;

export const List: ScreenStory = {};

/** The menu on a phone, with a link that phones do not open, and what changed since it was published. */
export const Board: ScreenStory = {
  play: async ({ canvasElement }) => {
    const tab = await within(canvasElement).findByRole('tab', { name: /手机预览|Phone/ });
    await userEvent.click(tab);
    await within(canvasElement).findByText('12/16', {});
  },
};
