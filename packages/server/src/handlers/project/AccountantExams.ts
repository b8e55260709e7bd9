import { crud } from '@lattice/api/call';
import { accountantExams } from '@lattice/api/resources/project/AccountantExams';
import type { Context } from '../../call/Context.ts';
import { handle } from '../../call/handle.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

const table = tableOf(accountantExams);

/** Answers of 会计考试: what is still to come has no result. */
export const handlers = handle(
  accountantExams,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context: Context) =>
      context.db.tx(async (sql) => {
        const saved = await submit(table, crud.submit, input, transactionContext(context, sql));
        const { rows } = await sql.query<{ day: string }>(
          `select exam_date::text as day from ${table.name}
            where id = $1 and exam_date > $2::timestamptz::date
              and (status in ('1', '2') or score is not null)`,
          [saved.id, context.now().toISOString()],
        );
        const [early] = rows;
        if (early !== undefined) throw new Refusal(400, say`考试日期是 ${early.day}，当天起才能有成绩或缺考`);
        return saved;
      }),
  },
  { expressions: { passed: 'case when t.score is null then null when t.score >= t.pass_score then 1 else 0 end' } },
);
