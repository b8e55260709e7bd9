import { type Roadinfo, roadinfo } from '@lattice/api/resources/source/roadinfo';
import { expect, waitFor } from 'storybook/test';
import { Refused, answer, answerPages, answerRows, never } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, isWaiting, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Register', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const address = '/source/roadinfo';
const rights = holds(...allOf(roadinfo));
const line = (
  id: string,
  routeName: string,
  routeType: Roadinfo['routeType'],
  hazardLevel: Roadinfo['hazardLevel'],
  griddingIdName: string,
) => ({
  id,
  routeName,
  routeCode: `QH-${id}`,
  routeType,
  routeLength: 2.5 * Number(id),
  subordinateUnit: '清河铁路护路办',
  jurisdictionUnit: '清河镇派出所',
  securityName: '张*',
  securityPhone: '139****1205',
  hazardLevel,
  griddingId: id,
  griddingIdName,
});

/** The screen that every register has without code, with all that may be done. */
export const Filled: ScreenStory = {
  args: {
    address,
    shows: '京广铁路清河段',
    answers: [
      rights,
      answerRows(roadinfo, 'page', [
        line('1', '京广铁路清河段', '01', '01', '和平社区第一网格'),
        line('2', '西气东输支线', '04', '02', '和平社区第二网格'),
        line('3', '县道X203', '02', '03', '东风社区第四网格'),
        line('4', '110千伏清北线', '05', '04', '东风社区第五网格'),
      ]),
    ],
  },
};

/** A register without rows. */
export const Empty: ScreenStory = {
  args: { address, shows: '护路护线', answers: [rights, answerRows(roadinfo, 'page', [])] },
};

/** Rows that the server does not give. */
export const Failed: ScreenStory = {
  args: {
    address,
    shows: '数据库正在维护，请稍后再试',
    answers: [rights, answer(roadinfo, 'page', new Refused(500, '数据库正在维护，请稍后再试'))],
  },
};

/** Rows that are on their way. */
export const Loading: ScreenStory = {
  args: { address, shows: '', answers: [rights, answer(roadinfo, 'page', never)] },
  play: isWaiting,
};

const twenty = Array.from({ length: 20 }, (_, at) =>
  line(`${at + 1}`, `线路 ${at + 1}`, '01', '01', '和平社区第一网格'),
);

/** An address beyond the last page shows the last one. */
export const BeyondTheEnd: ScreenStory = {
  args: {
    address: `${address}?page=999`,
    shows: '线路 20',
    answers: [rights, answerPages(roadinfo, 'page', twenty)],
  },
  tags: ['oneLanguage'],
  play: async (context) => {
    await isDrawn(context);
    await waitFor(() => expect(context.canvas.getAllByRole('rowheader')).toHaveLength(10));
    await waitFor(() => expect(context.canvasElement.querySelector('nav [aria-current=page]')).toHaveTextContent('2'));
  },
};
