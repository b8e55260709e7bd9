import type { Fields } from '@lattice/api/field';
import type { SightRule } from '@lattice/api/rowSight';
import { useLingui } from '@lingui/react/macro';
import { useTranslator } from '../../records/translate.ts';
import { type RuleWords, ruleText } from './scopeRules.ts';

/** The words by which rules are told, in the language shown. */
export function useRuleWords() {
  const { t } = useLingui();
  const say = useTranslator();
  const placeholders: Readonly<Record<string, string>> = {
    user: t`本人`,
    dept: t`本人所在部门`,
    deptAndBelow: t`本人所在部门及下级`,
    myGrids: t`本人负责的网格`,
    deptGrids: t`本部门及下级的网格`,
    myMember: t`本人的网格员登记`,
    myMarkets: t`本人管理的商城`,
  };
  const fieldName = (name: string, fields: Fields) => {
    const own: Readonly<Record<string, string>> = { createUser: t`创建人`, createDept: t`创建部门` };
    const label = fields[name]?.label;
    return label === undefined ? (own[name] ?? name) : say(label);
  };
  const wordsFor = (fields: Fields): RuleWords => ({
    and: t`并且`,
    or: t`或者`,
    is: t`是`,
    isNot: t`不是`,
    placeholders,
    field: (name) => fieldName(name, fields),
  });
  const kinds: Readonly<Record<string, string>> = {
    '1': t`全部记录`,
    '2': t`本人的记录`,
    '3': t`本人所在部门的记录`,
    '4': t`本人所在部门及下级的记录`,
  };
  const wordsOf = ({ scopeType, scopeValue }: Pick<SightRule, 'scopeType' | 'scopeValue'>, fields: Fields): string =>
    kinds[scopeType] ?? ruleText(scopeValue, wordsFor(fields));
  return { placeholders, kinds, fieldName, wordsOf };
}
