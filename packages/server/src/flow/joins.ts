import { randomUUID } from 'node:crypto';
import * as Elements from 'bpmn-elements';
import type { Definition } from 'bpmn-elements';
import { type ScopeNode, scopesOf } from './scopes.ts';

/** What the types of the engine leave out: its way is a class. */
declare class Flow {
  constructor(definition: unknown, context: unknown);
  discard(content?: { sequenceId: string }): void;
}

/**
 * A way that is not taken says nothing; in the engine it would wake all nodes behind it, and what then arrives at a
 * gateway in the wrong order is waited for without end.
 */
export class QuietFlow extends (Elements.SequenceFlow as unknown as typeof Flow) {
  override discard(): void {}

  /** Tells the node behind it that nothing comes this way. */
  giveUp(): void {
    super.discard({ sequenceId: randomUUID() });
  }
}

/** An inclusive gateway, which waits for what comes to it as a parallel one does; called with `new` by the engine. */
export function joining(...[definition, context]: Parameters<typeof Elements.InclusiveGateway>): Elements.Activity {
  return Elements.InclusiveGateway({ ...definition, isParallelGateway: true }, context);
}

const arrivedAt = ({ broker }: ScopeNode): ReadonlySet<string> =>
  new Set(broker.getQueue('inbound-q').messages.map(({ content }) => content.id));

const isWaiting = (node: ScopeNode): boolean =>
  /:(?:Parallel|Inclusive)Gateway$/.test(node.type) &&
  node.inbound.length > 1 &&
  !node.status &&
  arrivedAt(node).size > 0;

/** Whether something that stands in a scope can still come to a gateway on the ways that nothing has taken. */
function isAwaited(join: ScopeNode, scope: readonly ScopeNode[]): boolean {
  const arrived = arrivedAt(join);
  const seen = new Set([join.id]);
  const open = join.inbound.filter(({ id }) => !arrived.has(id)).map(({ sourceId }) => sourceId);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const at = id;
    const node = scope.find((one) => one.id === at);
    if (node === undefined || seen.has(at)) continue;
    seen.add(at);
    if (node.status || isWaiting(node)) return true;
    open.push(
      ...node.inbound.map(({ sourceId }) => sourceId),
      ...(node.attachedTo === null ? [] : [node.attachedTo.id]),
    );
  }
  return false;
}

/** Opens the joining gateways to which nothing more can come, until none is left. */
export function openJoins(definition: Definition): void {
  for (;;) {
    const found = scopesOf(definition).flatMap((scope) =>
      scope.filter((node) => isWaiting(node) && !isAwaited(node, scope)),
    )[0];
    if (found === undefined) return;
    const arrived = arrivedAt(found);
    for (const way of found.inbound) if (!arrived.has(way.id)) way.giveUp?.();
  }
}
