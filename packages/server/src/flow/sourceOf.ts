import * as Elements from 'bpmn-elements';
import { TypeResolver, deserialize } from 'moddle-context-serializer';

/** Mark of the list of a multi-instance node. */
export const LIST = 'list:';
/** Mark of the number of turns of a multi-instance node. */
export const TURNS = 'turns:';

const types = TypeResolver(Elements);

interface LoopWords {
  collection?: string;
  loopCardinality?: string;
}

/**
 * A process from its text; what says how many turns a node has is marked, so that the engine looks at it before the
 * first.
 */
export function sourceOf(parsed: string) {
  const elements = JSON.parse(parsed) as {
    activities: { behaviour?: { loopCharacteristics?: { behaviour?: LoopWords } } }[];
  };
  for (const { behaviour } of elements.activities) {
    const words = behaviour?.loopCharacteristics?.behaviour;
    if (words?.collection !== undefined) words.collection = `${LIST}${words.collection}`;
    if (words?.loopCardinality !== undefined) words.loopCardinality = `${TURNS}${words.loopCardinality}`;
  }
  return deserialize(elements, types);
}
