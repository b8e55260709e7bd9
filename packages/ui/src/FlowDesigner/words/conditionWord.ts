import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { asksDecision, type Condition, type Rule } from '@lattice/flow/conditions';

function ruleWord(rule: Rule): MessageDescriptor {
  const { variable, sign } = rule;
  const value = String(rule.value);
  const decision = asksDecision(rule);
  if (decision !== null) return decision === 'agreed' ? msg`上一步同意` : msg`上一步不同意`;
  switch (sign) {
    case '==':
      return msg`${variable}等于“${value}”`;
    case '!=':
      return msg`${variable}不等于“${value}”`;
    case '>':
      return msg`${variable}大于 ${value}`;
    case '>=':
      return msg`${variable}大于或等于 ${value}`;
    case '<':
      return msg`${variable}小于 ${value}`;
    case '<=':
      return msg`${variable}小于或等于 ${value}`;
    case 'true':
      return msg`${variable}为是`;
    case 'false':
      return msg`${variable}为否`;
    case 'empty':
      return msg`${variable}为空`;
    case 'filled':
      return msg`${variable}不为空`;
  }
}

/** A condition as a sentence; an expression that rules cannot say stands as it is. */
export function conditionWord(condition: Condition, i18n: I18n): string {
  if (condition.kind === 'none') return i18n._(msg`没有条件`);
  if (condition.kind === 'raw') return condition.text;
  return condition.rules
    .map((rule) => i18n._(ruleWord(rule)))
    .join(i18n._(condition.isAny ? msg`，或者` : msg`，并且`));
}
