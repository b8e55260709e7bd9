import { crud } from '@lattice/api/call';
import { choiceLabel } from '@lattice/api/distinguishingFields';
import type { ScopePreview } from '@lattice/api/rowSight';
import { personOf } from '../../access/guard.ts';
import { refuseFaults, registersBelow } from '../../access/scopeRows.ts';
import type { Context } from '../../call/Context.ts';
import { idIn, idOrNone, optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { conditionSql } from '../../table/conditions.ts';
import { page } from '../../table/read/read.ts';
import { conditionOf } from '../../table/scope.ts';
import { hasTable, tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { subjectOf } from './subjectOf.ts';

const SAMPLE = 10;

/**
 * Tells what a rule would show to a person among the rows that whoever asks may see: how many, and ten of them by name,
 * masked as in a list. It is the rule as the lists of the person would take it.
 */
export async function scopePreview(input: Readonly<Record<string, unknown>>, context: Context): Promise<ScopePreview> {
  const rule = {
    scopeType: requiredTextIn(input, 'scopeType', say`规则类型`, 2),
    scopeColumn: optionalTextIn(input, 'scopeColumn', 255),
    scopeValue: optionalTextIn(input, 'scopeValue', 2000),
  };
  const userId = idOrNone(input, 'userId');
  const subject = userId === null ? personOf(context) : await subjectOf(context, userId);
  const registers = (await registersBelow(context.db, idIn(input, 'menuId'), context.resources)).filter(hasTable);
  const [resource] = registers;
  if (resource === undefined || registers.length > 1)
    throw new Refusal(400, say`请在所属菜单中选择一个具体的登记表，才能预览`);
  const table = tableOf(resource);
  const field = rule.scopeType === '5' ? 'scopeValue' : 'scopeColumn';
  const found: { condition: ReturnType<typeof conditionOf> } = { condition: null };
  refuseFaults(field, () => {
    found.condition = conditionOf(rule, table);
  });
  const { condition } = found;
  const shown = await page(table, crud.page, { current: '1', size: String(SAMPLE) }, context, ({ p }) =>
    condition === null ? '' : conditionSql(condition, table, 't', p, subject),
  );
  const all = await page(table, crud.page, { current: '1', size: '1' }, context);
  return {
    seen: shown.total,
    total: all.total,
    names: shown.records.map((row) => choiceLabel(resource, row)),
  };
}
