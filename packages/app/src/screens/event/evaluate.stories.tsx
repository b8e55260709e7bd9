import { event } from '@lattice/api/resources/event/event';
import { sampleEvents } from '../../fixtures/events.ts';
import { registerOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Event ratings', tags: ['!autodocs'] } satisfies ScreenMeta;

const answers = registerOf(event, sampleEvents);

/** Events that were handled. */
export const List: ScreenStory = { args: { address: '/event/evaluate', shows: '和平路路灯损坏', answers } };
