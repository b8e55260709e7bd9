import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Answered scales', tags: ['!autodocs'] } satisfies ScreenMeta;

/** All answered scales, each with the way to its report. */
export const List: ScreenStory = {
  args: listOf(appletanswerrecord, 'CP202603100001', [
    { id: '1', recordNo: 'CP202603100001', sourceType: '1', personName: '孙*', warnStatus: '1', status: '2' },
  ]),
};
