import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { typeWord } from './typeWord.ts';
import type { FlowEdge, FlowGraph, FlowNode } from '@lattice/flow/FlowGraph';
import { kindOf } from '../nodeKinds.ts';

/** What a kind of node is called, such as 用户任务. */
export function kindWord(node: FlowNode, i18n: I18n): string {
  const kind = kindOf(node);
  return kind === undefined ? typeWord(node.type, i18n) : i18n._(kind.label).replace(/（[^（）]*）$| \([^()]*\)$/, '');
}

/** What a node is called: its name, or its kind where it has none. */
export const nodeWord = (node: FlowNode | undefined, i18n: I18n): string =>
  node === undefined ? i18n._(msg`（没有目标）`) : node.name.trim() === '' ? kindWord(node, i18n) : node.name;

/** What a flow is called: where it goes, and under which name. */
export function edgeWord({ name, to }: FlowEdge, { nodes }: FlowGraph, i18n: I18n): string {
  const target = nodeWord(
    nodes.find(({ id }) => id === to),
    i18n,
  );
  return name.trim() === '' ? i18n._(msg`去往${target}`) : i18n._(msg`${name}，去往${target}`);
}

/** What an element of a process is called, by id; the process itself by its name. */
export function elementWord(id: string, graph: FlowGraph, i18n: I18n): string {
  const edge = graph.edges.find((one) => one.id === id);
  if (edge !== undefined) return edgeWord(edge, graph, i18n);
  const node = graph.nodes.find((one) => one.id === id);
  return node === undefined ? i18n._(msg`流程`) : nodeWord(node, i18n);
}
