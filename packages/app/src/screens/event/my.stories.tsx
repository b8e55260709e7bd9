import { event } from '@lattice/api/resources/event/event';
import { answerRows } from '../../fixtures/answer.ts';
import { sampleEvents } from '../../fixtures/events.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/My events', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const answers = [holds(...allOf(event)), answerRows(event, 'myEventPage', sampleEvents)];

export const List: ScreenStory = { args: { address: '/event/my', shows: '和平路路灯损坏', answers } };
