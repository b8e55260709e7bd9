import { partyFiguresCall } from '@lattice/api/partyFigures';
import { expect } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { answerAt, never } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/PartyFigures', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

/** The members of the Party by age and schooling. */
export const Members: ScreenStory = {
  args: {
    address: '/party/figures',
    shows: '大专',
    answers: [
      holds('pmPartymember_view'),
      answerAt('GET', `party/pmPartymember/${partyFiguresCall.path}`, {
        total: 128,
        male: 81,
        female: 47,
        full: 120,
        probationary: 8,
        ages: [
          { ageBand: '18-29', count: 14 },
          { ageBand: '30-39', count: 36 },
          { ageBand: '40-49', count: 78 },
        ],
        education: [
          { education: '30', educationName: '大专', count: 70 },
          { education: '20', educationName: '本科', count: 58 },
        ],
      }),
    ],
  },
};

/** While the numbers are on their way, no zeros stand in their place. */
export const OnTheirWay: ScreenStory = {
  args: {
    address: '/party/figures',
    shows: '正式党员',
    answers: [holds('pmPartymember_view'), answerAt('GET', `party/pmPartymember/${partyFiguresCall.path}`, never)],
  },
  play: async (context) => {
    await context.canvas.findByText(kitText('正式党员'));
    for (const number of context.canvas.getAllByText('0')) await expect(number).not.toBeVisible();
  },
};
