import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf } from '../packages/server/src/flow/expression/evaluate.ts';
import { vendorPackage as ofServer } from '../packages/server/src/flow/vendor.ts';
import { expression } from '../packages/ui/src/FlowDesigner/expression.ts';
import { reckon } from '../packages/ui/src/FlowDesigner/reckon.ts';
import { vendorPackage as ofDesigner } from '../packages/ui/src/FlowDesigner/vendorPackage.ts';

// The kit knows no server, so the designer has rules of its own for what the engine takes; here they are held to each other.
const scope = new Map<string, unknown>([['pass', true], ['days', 5], ['text', '5'], ['name', '张三'], ['list', ['a', 'b']], ['bare', []], ['form', { days: 2, reason: { kind: 'x' } }], ['none', null]]);

/** The value of an expression, or that it is refused. */
const outcome = (work: () => unknown): { value: unknown } | { refused: true } => {
  try {
    return { value: work() };
  } catch {
    return { refused: true };
  }
};
const atServer = (source: string) => outcome(() => valueOf(source, scope));
const inDesigner = (source: string) => outcome(() => {
  const node = expression(source);
  if (node === null) throw new Error('unreadable');
  return reckon(node, scope);
});

const operand = fc.constantFrom('pass', 'days', 'text', 'name', 'list', 'bare', 'none', 'missing', 'form.days', "form['reason'].kind", 'list[1]', 'list[9]', 'list.size', '2', '1.5', "'5'", '"a"', 'true', 'null', "execution.getVariable('days')", "execution.hasVariable('no')", 'form.constructor', 'this');
const sign = fc.constantFrom('==', '!=', '<', '>', '<=', '>=', 'eq', 'ne', 'lt', 'gt', 'le', 'ge', '&&', '||', 'and', 'or', '+', '-', '*', '/', '%', 'div', 'mod', '=', ';');
const { whole } = fc.letrec<{ whole: string }>((tie) => ({
  whole: fc.oneof({ maxDepth: 3 }, operand, fc.tuple(tie('whole'), sign, tie('whole')).map(([a, by, b]) => `(${a} ${by} ${b})`), fc.tuple(fc.constantFrom('!', 'not ', 'empty ', '-'), tie('whole')).map(([before, a]) => `${before}${a}`), fc.tuple(tie('whole'), tie('whole'), tie('whole')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`)),
}));

it('an expression has one value, in the designer’s simulation and at the engine', () => {
  fc.assert(fc.property(whole, (source) => {
    expect({ source, ...inDesigner(`\${${source}}`) }).toEqual({ source, ...atServer(`\${${source}}`) });
  }), { numRuns: 2000 });
});

it('the words of vendors are the same on both sides, but for the name of the package', () => {
  expect(ofDesigner.types).toEqual(ofServer.types);
});
