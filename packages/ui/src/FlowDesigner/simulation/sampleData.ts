import type { Expression } from '@lattice/flow/parse';
import { readExpression, templateVariables } from '@lattice/flow/template';
import type { FlowGraph } from '@lattice/flow/FlowGraph';

/** A variable that the conditions of a process ask for. */
export interface SampleVariable {
  name: string;
  /** What it is compared with: yes or no, a number, or text. */
  kind: 'boolean' | 'number' | 'text';
}

function kindIn(node: Expression, name: string): SampleVariable['kind'] | null {
  if (node.is === 'name') return node.name === name ? 'boolean' : null;
  if (node.is === 'choice') return kindIn(node.test, name) ?? kindIn(node.yes, name) ?? kindIn(node.otherwise, name);
  if (node.is === 'one') return node.sign === 'empty' ? null : node.sign === '-' ? 'number' : kindIn(node.of, name);
  if (node.is !== 'two') return null;
  if (node.sign === '&&' || node.sign === '||') return kindIn(node.left, name) ?? kindIn(node.right, name);
  const isNamed = [node.left, node.right].some((side) => side.is === 'name' && side.name === name);
  const other =
    [node.left, node.right].find((side) => side.is === 'value')?.is === 'value'
      ? [node.left, node.right].find((side) => side.is === 'value')
      : undefined;
  const value = other?.is === 'value' ? other.value : null;
  if (isNamed && (typeof value === 'number' || /^[-+*/%]$/.test(node.sign))) return 'number';
  if (isNamed) return typeof value === 'boolean' ? 'boolean' : 'text';
  return kindIn(node.left, name) ?? kindIn(node.right, name);
}

/** The variables for which sample data is needed, in the order of the flows. */
export function sampleVariables({ edges }: FlowGraph): SampleVariable[] {
  const names = [...new Set(edges.flatMap(({ condition }) => templateVariables(condition)))];
  return names.map((name) => {
    const nodes = edges.map(({ condition }) => readExpression(condition)).filter((node) => node !== null);
    return { name, kind: nodes.map((node) => kindIn(node, name)).find((kind) => kind !== null) ?? 'text' };
  });
}
