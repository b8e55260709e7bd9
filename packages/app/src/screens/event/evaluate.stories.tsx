import { event } from '@lattice/api/resources/event/event';
import { sampleEvents } from '../../fixtures/events.ts';
import { registerOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';

export default { ...screens, title: 'Screens/Event ratings', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const answers = registerOf(event, sampleEvents);

export const List: ScreenStory = { args: { address: '/event/evaluate', shows: '和平路路灯损坏', answers } };
