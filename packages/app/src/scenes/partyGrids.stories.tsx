import { menu } from '@lattice/api/resources/blade-system/menu';
import { article } from '@lattice/api/resources/cms/article';
import { grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { poPartyorg } from '@lattice/api/resources/party/poPartyorg';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { expect, userEvent } from 'storybook/test';
import { kitText } from '../../../ui/src/fixtures/kitText.ts';
import { Refused, answer, answerRows } from '../fixtures/answer.ts';
import { Town as Rated } from './rating.stories.tsx';
import { squareAt } from '../fixtures/squareAt.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../fixtures/screens.ts';
import { entry, signedIn } from '../fixtures/town.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Scenes/Party grids', tags: ['!autodocs'], play: isDrawn };
export default meta;

const bands = ['0-17', '18-29', '30-39', '40-49', '50-59', '60-69', '70-79', '80+'];
const ages = bands.map((ageBand, at) => ({ ageBand, count: 40 + ((at * 17) % 31) }));
const education = [
  { education: '70', educationName: '初中毕业', count: 73 },
  { education: '20', educationName: '大学本科毕业', count: 41 },
  { education: '', educationName: '', count: 6 },
];
/** The Party in the grids of the town. */
export const Town: ScreenStory = {
  args: {
    address: '/party/party-grid-exhibition',
    shows: '主题党日活动',
    answers: [
      answer(grid, 'getGridStatistics', {
        gridCount: 67,
        memberCount: 120,
        populationCount: 16_204,
        householdCount: 5_381,
        partyOrgCount: 10,
        partyMemberCount: 812,
        eventCount: 340,
        finishRate: 88.5,
      }),
      answer(
        grid,
        'getPartyGridList',
        ['和平社区', '枫桥社区'].map((gridName, at) => ({
          id: String(at + 1),
          parentId: '0',
          gridName,
          gridCode: `G${at}`,
          gridLevel: '2',
          deptId: '',
          principalId: '',
          principalName: '王**',
          lng: '113.61',
          lat: '34.705',
          geom: squareAt(113.6 + at * 0.02, 34.7, 0.02, 0.015),
          color: '',
          partyMemberCount: 120 - at * 30,
          populationCount: 3000,
          memberCount: 12,
        })),
      ),
      answerRows(poPartyorg, 'page', [
        { id: '1', orgName: '枫桥镇党委', parentId: '0', lng: '113.61', lat: '34.705' },
        { id: '2', orgName: '和平社区党总支', parentId: '1', lng: '113.63', lat: '34.71' },
      ]),
      answer(populationinfo, 'getPopulationStatistics', {
        total: 16_204,
        registered: 12_000,
        floating: 4_000,
        overseas: 204,
        male: 8_100,
        female: 8_104,
        partyMember: 812,
        keyPerson: 120,
        household: 5_381,
      }),
      answer(populationinfo, 'getPopulationAgeStatistics', ages),
      answer(populationinfo, 'getPopulationEduStatistics', education),
      answer(gridmember, 'getPartyGridMemberList', [
        {
          id: '1',
          personName: '李**',
          sex: '1',
          phone: '138****0001',
          memberPost: '2',
          memberType: '1',
          workState: '1',
          isOnline: 1,
          griddingId: '1',
          griddingIdName: '和平社区第三网格',
          photo: '',
        },
      ]),
      answer(article, 'getPartyActivityList', [
        { id: '1', title: '主题党日活动', activityTime: '2026-03-11 09:00:00' },
      ]),
    ],
  },
};

/** What the person may not read is said plainly, and not asked for again by them. */
export const PartOfIt: ScreenStory = {
  args: {
    ...Town.args,
    shows: '您没有这项操作的权限，请联系管理员',
    answers: [
      answer(poPartyorg, 'page', new Refused(403, '您没有这项操作的权限，请联系管理员')),
      ...(Town.args?.answers ?? []),
    ],
  },
  play: onceDrawn(async ({ canvas }) => {
    const refused = canvas.getByRole('region', { name: kitText('党组织') });
    await expect(refused).toHaveTextContent('您没有这项操作的权限');
    await expect(canvas.queryByRole('button', { name: kitText('重新获取') })).toBeNull();
  }),
};

/** Whoever does not have the scene in the menu is told so, without a way to try again. */
export const NotMine: ScreenStory = {
  tags: ['oneLanguage'],
  args: {
    ...Town.args,
    shows: '没有权限查看此页面',
    session: { user: signedIn.user && { ...signedIn.user, role_name: 'dispatcher' } },
    answers: [answer(menu, 'routes', [entry('/event/event', '事件', '')])],
  },
  play: onceDrawn(async ({ canvas }) => {
    await expect(canvas.getByText('/party/party-grid-exhibition')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: kitText('再试一次') })).toBeNull();
  }),
};

/** The keys of a remote control lead a wall from scene to scene, and let its tour rest, whatever is shown. */
export const OnAWall: ScreenStory = {
  tags: ['oneLanguage'],
  args: {
    ...Town.args,
    session: {
      display: { scenes: ['/party/party-grid-exhibition', '/dispatch/rating'], until: '2026-03-11 09:00:00' },
    },
    answers: [...(Town.args?.answers ?? []), ...(Rated.args?.answers ?? [])],
  },
  play: onceDrawn(async ({ canvas }) => {
    // The keys are heard once the bar of the tour is there.
    await canvas.findByRole('button', { name: kitText('暂停轮播') });
    await userEvent.keyboard('{MediaPlayPause}');
    await expect(canvas.getByRole('button', { name: kitText('继续轮播') })).toBeVisible();
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('heading', { level: 1, name: kitText('六个满意度评价') })).toBeVisible();
    await expect(await canvas.findByText('2 / 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: kitText('继续轮播') }));
    await userEvent.keyboard('{PageUp}');
    await expect(await canvas.findByRole('heading', { level: 1, name: kitText('党建网格展示') })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: kitText('暂停轮播') })).toBeVisible();
  }),
};
