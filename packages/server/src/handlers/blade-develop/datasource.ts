import { crud } from '@lattice/api/call';
import { datasource } from '@lattice/api/resources/blade-develop/datasource';
import type { Context } from '../../call/Context.ts';
import { canConnect } from '../../db/canConnect.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import { addressOf, checkHost } from '../../domain/develop/sourceHosts.ts';
import { readSourceAddress } from '../../domain/develop/sourceAddress.ts';
import { handle } from '../../call/handle.ts';
import { idOrNone } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { tableOf } from '../../table/table.ts';
import { submit } from '../../table/write/submit.ts';
import { say } from '../../words/say.ts';

/** Drivers that the server has. */
const POSTGRES = 'org.postgresql.Driver';

interface Stored {
  driverClass: string;
  url: string;
  username: string;
  password: string;
}
const NAMES = ['driverClass', 'url', 'username', 'password'] as const;

const storedOf = async (context: Context, id: string): Promise<Stored> => {
  const q = new ReportQuery(context);
  return q.one<Stored>(
    `select t.driver_class as "driverClass", t.url, t.username, t.password
      from ${q.of(datasource)} and t.id = ${q.p(id)}`,
  );
};

/** Refuses an address that the lists of drivers and hosts do not allow. */
function check({ driverClass, url }: Stored, { settings }: Context): void {
  checkHost(readSourceAddress(driverClass, url).host, settings.datasourceHosts ?? []);
}

/** Refuses a data source that does not answer; only where the server has its driver. */
async function tryOut(source: Stored): Promise<void> {
  if (source.driverClass !== POSTGRES) return;
  const { host, port, database } = readSourceAddress(source.driverClass, source.url);
  const address = await addressOf(host);
  const isOpen =
    address !== null &&
    (await canConnect({ address, port, database, user: source.username, password: source.password }));
  if (!isOpen)
    throw new Refusal(400, say`无法连接数据源：请核对连接地址、用户名和密码`, [{ field: 'url', rule: 'pattern' }]);
}

/**
 * Answers of 数据源: an address is checked against the lists before anything is connected, and tried before it is stored.
 */
export const handlers = handle(datasource, {
  submit: async (input: Readonly<Record<string, unknown>>, context) => {
    const id = idOrNone(input, 'id');
    const before = id === null ? null : await storedOf(context, id);
    const given = Object.fromEntries(
      NAMES.flatMap((name) =>
        typeof input[name] === 'string' && input[name] !== '' ? [[name, input[name].trim()]] : [],
      ),
    );
    const source: Stored = { driverClass: '', url: '', username: '', password: '', ...before, ...given };
    const isComplete = NAMES.every((name) => source[name] !== '');
    if (isComplete && NAMES.some((name) => source[name] !== before?.[name])) {
      check(source, context);
      await tryOut(source);
    }
    return context.db.tx(async (sql) => {
      const inner = transactionContext(context, sql);
      const saved = await submit(tableOf(datasource), crud.submit, input, inner);
      // Two writes at once could store a driver of the one and an address of the other.
      const after = await storedOf(inner, saved.id);
      if (before === null || after.url !== before.url || after.driverClass !== before.driverClass) check(after, inner);
      return saved;
    });
  },
});
