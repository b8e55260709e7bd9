import type { FlowEdge, FlowGraph, FlowNode } from './FlowGraph.ts';

/** A node for tests; what is not said is empty. */
export const sampleNode = (id: string, type: string, given: Partial<FlowNode> = {}): FlowNode => ({ id, type, name: id, documentation: '', parent: '', host: '', isInterrupting: true, event: '', words: {}, loop: null, timer: null, defaultFlow: '', ...given });

/** A flow for tests, written as `from>to` or `from>to if ${…}`; its id is `from>to`. */
export function sampleEdge(text: string): FlowEdge {
  const [way = '', condition = ''] = text.split(' if ');
  const [from = '', to = ''] = way.split('>');
  return { id: way, name: '', from, to, condition };
}

/** A process for tests. */
export const sampleGraph = (nodes: readonly FlowNode[], edges: readonly string[]): FlowGraph => ({ key: 'Leave', name: '请假', documentation: '', nodes, edges: edges.map(sampleEdge) });
