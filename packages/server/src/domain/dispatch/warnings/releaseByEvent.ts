import type { TimedMoves } from '../../../call/Context.ts';

/** A warning that became an event is released once the event is completed or evaluated; both kinds of warnings. */
export const releaseByEvent = {
  field: 'status',
  follows: ['event/event'],
  moves: [
    {
      from: '4',
      to: '2',
      due: `exists (select 1 from event_event e where e.id = t.event_id and e.event_status in ('5', '6')
          and e.is_deleted = 0)`,
    },
  ],
} as const satisfies TimedMoves;
