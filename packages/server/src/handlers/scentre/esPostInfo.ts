import { esPostInfo } from '@lattice/api/resources/scentre/esPostInfo';
import { handle } from '../../call/handle.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { dayPassed } from '../../schedule/dueSql.ts';
import { tableOf } from '../../table/table.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';
import { say } from '../../words/say.ts';

const OUT = '1';
const EXPIRED = dayPassed('expire_date');

/** Answers of 岗位信息: a post is out until its last day has passed, and none is published after that. */
export const handlers = handle(
  esPostInfo,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      submitWithEffect(esPostInfo, 'status', input, context, async (sql, { id, from, to }) => {
        if (to !== OUT || from === OUT) return;
        const { rows } = await sql.query<{ day: string }>(
          `select t.expire_date::text as day from ${tableOf(esPostInfo).name} t where t.id = $2 and ${EXPIRED}`,
          [context.now().toISOString(), id],
        );
        const [row] = rows;
        if (row !== undefined) throw new Refusal(400, say`截止日期 ${row.day} 已经过去，请先改为今天或以后的日期`);
      }),
  },
  { timed: { field: 'status', moves: [{ from: OUT, to: '4', due: EXPIRED }] } },
);
