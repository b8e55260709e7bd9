import { tryCall } from '@lattice/api/dispatchTestCalls';
import { eventcategory } from '@lattice/api/resources/event/eventcategory';
import { eventdistribute } from '@lattice/api/resources/event/eventdistribute';
import { handle } from '../../call/handle.ts';
import { optionalTextIn } from '../../call/parameter.ts';
import { tryRules } from '../../domain/events/tryRules.ts';
import { lazyTree } from '../../table/read/tree.ts';
import { tableOf } from '../../table/table.ts';

/** Answers of 事件分派规则: its tree is that of the categories. */
export const handlers = handle(
  eventdistribute,
  {
    lazyTree: async (input, context) =>
      lazyTree(
        tableOf(eventcategory),
        eventcategory.calls.lazyTree,
        { parentId: optionalTextIn(input, 'parentId', 20) || '0' },
        context,
      ),
  },
  { ownCalls: { try: { call: tryCall, answer: tryRules } } },
);
