import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { listOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

const meta: ScreenMeta = { ...screens, title: 'Screens/Answered scales', tags: ['!autodocs'], play: isDrawn };
export default meta;

/** All answered scales, each with the way to its report. */
export const List: ScreenStory = {
  args: listOf(appletanswerrecord, 'CP202603100001', [
    { id: '1', recordNo: 'CP202603100001', sourceType: '1', personName: '孙*', warnStatus: '1', status: '2' },
  ]),
};
