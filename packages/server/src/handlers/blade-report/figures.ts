import { crud } from '@lattice/api/call';
import { computeCall } from '@lattice/api/figures';
import { figures } from '@lattice/api/resources/blade-report/figures';
import { isEverAllowed } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import { idsIn } from '../../call/parameter.ts';
import { handle } from '../../call/handle.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { figuresOf } from '../../domain/figures/figures.ts';
import { refuseForeignReports } from '../../domain/figures/refuseForeignReports.ts';
import { saveReport } from '../../domain/figures/saveReport.ts';
import { page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { restore } from '../../table/write/restore.ts';

const table = tableOf(figures);

/** Registers whose lists the person may read: reports of others would only be refused. */
const openRegisters = ({ person, resources }: Context): string[] =>
  [...resources.values()].flatMap((resource) => {
    const call = resource.calls.page;
    return call !== undefined && isEverAllowed(person, { resource, call }, resources) ? [resource.path] : [];
  });

/** Answers of 自定义报表: figures as the person sees the register, and reports that only their maker changes. */
export const handlers = handle(
  figures,
  {
    page: async (input: Readonly<Record<string, unknown>>, context) =>
      page(table, crud.page, input, context, ({ p }) => `t.register = any(${p(openRegisters(context))}::text[])`),
    submit: saveReport,
    remove: async (input: Readonly<Record<string, unknown>>, context) =>
      context.db.tx(async (sql) => {
        await refuseForeignReports(sql, idsIn(input, 'ids'), context);
        return remove(table, crud.remove, input, transactionContext(context, sql));
      }),
    restore: async (input: Readonly<Record<string, unknown>>, context: Context) => restore(table, null, input, context),
  },
  { ownCalls: { compute: { call: computeCall, answer: figuresOf } } },
);
