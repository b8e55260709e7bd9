import * as Elements from 'bpmn-elements';
import { TypeResolver, deserialize } from 'moddle-context-serializer';
import { QuietFlow, joining } from './joins.ts';
import { TownTimer } from './townTimer.ts';
import { ENTRY, type TurnNames, Turns } from './turns.ts';

/** Mark of the list of a multi-instance node. */
export const LIST = 'list:';
/** Mark of the number of turns of a multi-instance node. */
export const TURNS = 'turns:';

interface LoopWords {
  collection?: string;
  loopCardinality?: string;
  elementVariable?: string;
  elementIndexVariable?: string;
}

/**
 * A process from its text, with its turns; what says how many turns a node has is marked, so that the engine looks at
 * it before the first.
 */
export function sourceOf(parsed: string) {
  const elements = JSON.parse(parsed) as {
    activities: { id: string; behaviour?: { loopCharacteristics?: { behaviour?: LoopWords } } }[];
  };
  const names = new Map<string, TurnNames>();
  for (const { id, behaviour } of elements.activities) {
    const words = behaviour?.loopCharacteristics?.behaviour;
    if (words === undefined) continue;
    names.set(id, { entry: words.elementVariable ?? 'item', index: words.elementIndexVariable ?? '' });
    words.elementVariable = ENTRY;
    if (words.collection !== undefined) words.collection = `${LIST}${words.collection}`;
    if (words.loopCardinality !== undefined) words.loopCardinality = `${TURNS}${words.loopCardinality}`;
  }
  const turns = new Turns(names);
  const types = TypeResolver({
    ...Elements,
    SequenceFlow: QuietFlow,
    TimerEventDefinition: TownTimer,
    InclusiveGateway: joining,
    MultiInstanceLoopCharacteristics: turns.Loop,
  });
  return { source: deserialize(elements, types), turns };
}
