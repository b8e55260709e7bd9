import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Circle,
  CircleDot,
  Clock,
  Diamond,
  GitFork,
  type LucideIcon,
  Plus,
  SquareStack,
  User,
  Workflow,
} from 'lucide-react';
import type { FlowNode } from '@lattice/flow/FlowGraph';

/** A kind of node that can be drawn. */
export interface NodeKind {
  id: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Type in BPMN without its prefix. */
  type: string;
  /** What an event waits for or does; '' for nothing. */
  event: string;
}

/** The kinds of nodes that the server runs and that people draw. */
export const nodeKinds: readonly NodeKind[] = [
  { id: 'task', label: msg`用户任务`, icon: User, type: 'UserTask', event: '' },
  { id: 'choice', label: msg`排他网关（选一条）`, icon: Diamond, type: 'ExclusiveGateway', event: '' },
  { id: 'parallel', label: msg`并行网关（同时走）`, icon: Plus, type: 'ParallelGateway', event: '' },
  { id: 'inclusive', label: msg`包容网关（选几条）`, icon: GitFork, type: 'InclusiveGateway', event: '' },
  { id: 'sub', label: msg`子流程`, icon: SquareStack, type: 'SubProcess', event: '' },
  { id: 'timer', label: msg`定时等待`, icon: Clock, type: 'IntermediateCatchEvent', event: 'Timer' },
  { id: 'service', label: msg`服务任务`, icon: Workflow, type: 'ServiceTask', event: '' },
  { id: 'end', label: msg`结束`, icon: Circle, type: 'EndEvent', event: '' },
  { id: 'terminate', label: msg`终止（结束全部）`, icon: CircleDot, type: 'EndEvent', event: 'Terminate' },
];

/** The event that starts a process. */
export const startKind: NodeKind = { id: 'start', label: msg`开始`, icon: Circle, type: 'StartEvent', event: '' };
/** A timer on the edge of a task. */
export const overdueKind: NodeKind = {
  id: 'overdue',
  label: msg`超时（附在任务上）`,
  icon: Clock,
  type: 'BoundaryEvent',
  event: 'Timer',
};

const GROUPS: readonly (readonly string[])[] = [
  ['task', 'service'],
  ['choice', 'parallel', 'inclusive'],
  ['end', 'terminate'],
];

/** The kind of a node; undefined for one that cannot be drawn here. */
export const kindOf = ({ type, event }: FlowNode): NodeKind | undefined =>
  [...nodeKinds, startKind, overdueKind].find((kind) => kind.type === type && kind.event === event);

/**
 * Kinds that a node can become, its own among them; a script or another task that is not run can become a task that is.
 */
export function kindsFor(node: FlowNode): NodeKind[] {
  const own = kindOf(node);
  const group = GROUPS.find((ids) =>
    own === undefined ? node.type.endsWith('Task') && ids.includes('task') : ids.includes(own.id),
  );
  return group === undefined ? [] : nodeKinds.filter(({ id }) => group.includes(id));
}

/** Kinds that can follow a node or stand on its edge. */
export function kindsAfter({ type }: FlowNode): NodeKind[] {
  if (type === 'EndEvent') return [];
  return type.endsWith('Task') || type === 'SubProcess' ? [...nodeKinds, overdueKind] : [...nodeKinds];
}
