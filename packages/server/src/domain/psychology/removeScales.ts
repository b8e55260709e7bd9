import { crud } from '@lattice/api/call';
import { scale } from '@lattice/api/resources/psychological/scale';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import { scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import { scalenorm } from '@lattice/api/resources/psychological/scalenorm';
import type { Resource } from '@lattice/api/resource';
import type { Context } from '../../call/Context.ts';
import { idsIn } from '../../call/parameter.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { tableOf } from '../../table/table.ts';
import { remove } from '../../table/write/remove.ts';
import { restore } from '../../table/write/restore.ts';
import { goneAlong } from '../recycle/goneAlong.ts';

type Input = Readonly<Record<string, unknown>>;

/** The parts of a scale: each points to those behind it. */
const PARTS: readonly Resource[] = [scalenorm, scalefactorgroupresult, scaledetail, scalefactorgroup];

/** Removes scales with their questions, factors, norms and results; one that is offered or answered is kept. */
export const removeScales = async (input: Input, context: Context): Promise<boolean> =>
  context.db.tx(async (sql) => {
    const [inner, ids] = [transactionContext(context, sql), idsIn(input, 'ids')];
    for (const part of PARTS) {
      const { rows } = await sql.query<{ id: string }>(
        `select id::text as id from ${tableOf(part).name}
          where hmid = any($1::bigint[]) and is_deleted = 0 order by id`,
        [ids],
      );
      const own = rows.map(({ id }) => id).join(',');
      if (own !== '') await remove(tableOf(part), crud.remove, { ids: own }, inner);
    }
    return remove(tableOf(scale), crud.remove, { ids: ids.join(',') }, inner);
  });

/** Brings scales back with the parts that went with them; the recycle bin brings those itself. */
export const restoreScales = async (input: Input, context: Context): Promise<boolean> =>
  context.db.tx(async (sql) => {
    const [inner, ids] = [transactionContext(context, sql), idsIn(input, 'ids')];
    const done = await restore(tableOf(scale), null, { ids: ids.join(',') }, inner);
    if (context.ofRecycleBin === true) return done;
    for (const id of ids)
      for (const part of PARTS.toReversed()) {
        const own = (await goneAlong(sql, { main: scale, part, by: 'hmid' }, id)).join(',');
        if (own !== '') await restore(tableOf(part), null, { ids: own }, inner);
      }
    return done;
  });
