import { openDatabase } from '@lattice/server/db/openDatabase';
import { flowParts } from './flowParts.ts';

/**
 * Works on processes without end and says every command that was answered; `flowKill.test.ts` runs it and kills it.
 * Arguments: folder or address of the database, number of the worker, id of the definition.
 */
const [where = '', worker = '1', definition = ''] = process.argv.slice(2);
const db = await openDatabase(where.includes('://') ? { url: where } : { folder: where });
const at = flowParts(db, Number(worker));
const say = (word: string, id: string) => void process.stdout.write(`${word} ${id}\n`);

async function work(): Promise<never> {
  for (;;) {
    const instance = await at.start(definition);
    say('start', instance);
    const first = (await at.opened(instance))?.id ?? '';
    await at.apply(first);
    say('complete', first);
    const second = (await at.opened(instance))?.id ?? '';
    await at.claim(second);
    say('claim', second);
    await at.decide(second);
    say('complete', second);
  }
}

await Promise.all(Array.from({ length: 4 }, work));
