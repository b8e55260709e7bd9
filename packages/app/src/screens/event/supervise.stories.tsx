import { event } from '@lattice/api/resources/event/event';
import { eventsupervise } from '@lattice/api/resources/event/eventsupervise';
import { answerRows } from '../../fixtures/answer.ts';
import { sampleEvents } from '../../fixtures/events.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Supervision', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const answers = [
  holds(...allOf(event)),
  answerRows(event, 'evevtSupervisepage', sampleEvents),
  answerRows(eventsupervise, 'page', [
    { id: '1', eventId: '1002', superviseContent: '限期清理', superviseStatus: '1', targetDeptId: '302' },
  ]),
];

/** Open events, one of which is hurried. */
export const List: ScreenStory = { args: { address: '/event/supervise', shows: '和平路路灯损坏', answers } };
