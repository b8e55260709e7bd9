import { event } from '@lattice/api/resources/event/event';
import { eventdelay } from '@lattice/api/resources/event/eventdelay';
import { answerRows } from '../../fixtures/answer.ts';
import { sampleEvents } from '../../fixtures/events.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Delay requests', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const answers = [
  holds(...allOf(event)),
  answerRows(event, 'evevtDelaypage', sampleEvents),
  answerRows(eventdelay, 'page', [
    { id: '1', eventId: '1001', reason: '配件未到', delayDays: 2, delayStatus: '1', applyUserId: '7002' },
  ]),
];

export const List: ScreenStory = { args: { address: '/event/delay', shows: '和平路路灯损坏', answers } };
