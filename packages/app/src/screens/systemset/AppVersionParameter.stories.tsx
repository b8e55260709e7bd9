import { appVersionParameter } from '@lattice/api/resources/systemset/AppVersionParameter';
import { answerAt } from '../../fixtures/answer.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/App versions', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

export const List: ScreenStory = {
  args: {
    address: '/systemset/AppVersionParameter',
    shows: 'V2.1.0',
    answers: [
      holds(...allOf(appVersionParameter)),
      answerAt('GET', 'systemset/AppVersionParameter/list', {
        records: [{ id: '1', appType: '1', platform: '1', versionName: 'V2.1.0', versionCode: 210, status: '1' }],
        total: 1,
      }),
    ],
  },
};
