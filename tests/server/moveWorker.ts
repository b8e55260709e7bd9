import { openPostgres } from '@lattice/server/db/postgres';
import { beginMove } from '@lattice/server/domain/dispatch/video/moveWatch';

/** A server that moves a camera, and says so, until it is killed: `node moveWorker.ts <database> <camera>`. */
const [, , url = '', camera = ''] = process.argv;
const db = await openPostgres({ url });
const move = async () => {
  await beginMove(camera, 'left', { db });
  process.stdout.write('moves\n');
};
await move();
setInterval(() => void move(), 500);
