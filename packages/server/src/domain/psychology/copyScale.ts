import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { freeCode, readScale, writeScale } from './wholeScale.ts';

/** Copies a scale with its questions, factors, norms and results; what points at a part points at its copy. */
export async function copyScale(id: string, context: Context): Promise<{ id: string }> {
  return context.db.tx(async (sql) => {
    const inner = transactionContext(context, sql);
    const content = await readScale(id, inner);
    const scaleCode = await freeCode(sql, String(content.scale.scaleCode));
    const scaleName = `${String(content.scale.scaleName).slice(0, 50)}（副本 ${scaleCode.replace(/^.*_V/, '')}）`;
    return writeScale({ ...content, scale: { ...content.scale, scaleName, scaleCode } }, inner);
  });
}
