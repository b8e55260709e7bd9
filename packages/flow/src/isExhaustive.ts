import { asksDecision, type Condition, readCondition, type Rule } from './conditions.ts';

const opposites: readonly (readonly [Rule['sign'], Rule['sign']])[] = [
  ['true', 'false'],
  ['empty', 'filled'],
  ['==', '!='],
  ['>', '<='],
  ['>=', '<'],
];

const ruleOf = (condition: Condition): Rule | null =>
  condition.kind === 'rules' && condition.rules.length === 1 ? (condition.rules[0] ?? null) : null;

/** Whether one of two rules holds whatever the value is. */
function areOpposite(a: Rule, b: Rule): boolean {
  const decisions = new Set([asksDecision(a), asksDecision(b)]);
  if (decisions.has('agreed') && decisions.has('refused')) return true;
  return (
    a.variable === b.variable &&
    a.value === b.value &&
    opposites.some((pair) => pair.includes(a.sign) && pair.includes(b.sign) && a.sign !== b.sign)
  );
}

/**
 * Whether the conditions of the ways from a gateway leave no case out: among them are two of which one always holds,
 * such as agreed and refused.
 */
export function isExhaustive(conditions: readonly string[]): boolean {
  const rules = conditions.map((text) => ruleOf(readCondition(text))).filter((rule) => rule !== null);
  return rules.some((a, at) => rules.slice(at + 1).some((b) => areOpposite(a, b)));
}
