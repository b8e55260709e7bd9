import { crud, restore as restoreCall } from '@lattice/api/call';
import { previewCall } from '@lattice/api/rowSight';
import { refuseUnprovenChange } from '../../domain/rights/refuseUnprovenChange.ts';
import { scopePreview } from '../../domain/rights/scopePreview.ts';
import { dataScope } from '@lattice/api/resources/blade-system/data-scope';
import { fieldText, refuseFaults, refuseGranted, registersBelow } from '../../access/scopeRows.ts';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { idOrNone, idsIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { forgetGrants } from '../../session/grants.ts';
import { detail } from '../../table/read/read.ts';
import { conditionOf } from '../../table/scope.ts';
import { hasTable, tableOf } from '../../table/table.ts';
import { restore } from '../../table/write/restore.ts';
import { remove } from '../../table/write/remove.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const table = tableOf(dataScope);

/** Refuses a scope that does not fit the registers of its entry of the side bar. */
async function fitting(input: Readonly<Record<string, unknown>>, context: Context): Promise<void> {
  const id = idOrNone(input, 'id');
  const stored = id === null ? undefined : await detail(table, crud.detail, { id }, context);
  const [scopeType, scopeColumn, scopeValue] = [
    fieldText(input, stored, 'scopeType'),
    fieldText(input, stored, 'scopeColumn'),
    fieldText(input, stored, 'scopeValue'),
  ];
  const below = (await registersBelow(context.db, fieldText(input, stored, 'menuId'), context.resources)).filter(
    hasTable,
  );
  if (scopeType === '5' && below.length !== 1)
    throw new Refusal(400, say`自定义规则只能用于一个登记表的菜单，请在所属菜单中选择具体的登记表`);
  for (const resource of below)
    refuseFaults(
      scopeType === '5' ? 'scopeValue' : 'scopeColumn',
      () => void conditionOf({ scopeType, scopeColumn, scopeValue }, tableOf(resource)),
    );
}

/** Answers of 数据权限: what is saved fits its register, and holds from the next call on. */
export const handlers = handle(
  dataScope,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) => {
      await fitting(input, context);
      await refuseUnprovenChange(input, context, 'data');
      const saved = await submit(table, crud.submit, input, context);
      forgetGrants(context.db);
      return saved;
    },
    remove: async (input: Readonly<Record<string, unknown>>, context) => {
      await refuseGranted(context, 'data', idsIn(input, 'ids'));
      return remove(table, crud.remove, input, context);
    },
    restore: async (input: Readonly<Record<string, unknown>>, context: Context) =>
      restore(table, restoreCall, input, context),
  },
  { ownCalls: { preview: { call: previewCall, answer: scopePreview } } },
);
