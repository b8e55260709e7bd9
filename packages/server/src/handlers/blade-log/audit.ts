import { verifyCall } from '@lattice/api/auditChain';
import { audit } from '@lattice/api/resources/blade-log/audit';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { sealAudit, verifyAudit } from '../../table/auditChain.ts';
import { detail, page } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';
import { commaIn, localize } from '../../words/localize.ts';
import { labelMessage } from '../../words/say.ts';

type Row = Record<string, unknown>;

/**
 * An entry in the words of the definitions: what the register and its fields are called in the language of the person.
 */
const inWords = (row: Row, { resources, language }: Context): Row => {
  const resource = resources.get(String(row.register));
  if (resource === undefined) return row;
  const names = String(row.changed)
    .split(',')
    .flatMap((name) => resource.fields[name]?.label ?? []);
  return {
    ...row,
    register: localize(labelMessage(resource.label), language),
    changed: names.map((name) => localize(labelMessage(name), language)).join(commaIn(language)),
  };
};

/** Answers of 审计日志. */
export const handlers = handle(
  audit,
  {
    page: async (input: Row, context) => {
      const found = await page(tableOf(audit), audit.calls.page, input, context);
      return { ...found, records: found.records.map((row) => inWords(row, context)) };
    },
    detail: async (input: Row, context) =>
      inWords(await detail(tableOf(audit), audit.calls.detail, input, context), context),
  },
  {
    ownCalls: {
      verify: {
        call: verifyCall,
        answer: async (_, { db }) => {
          await sealAudit(db);
          return verifyAudit(db);
        },
      },
    },
  },
);
