/** What an address of a data source may look like for one driver. */
export interface Driver {
  /** Port where the address names none. */
  port: number;
  /** The whole address; groups `host`, `port`, `database` and `options`. */
  address: RegExp;
  /** What joins options. */
  joint: '&' | ';';
  /** Options that an address may carry, in lower case; their values are plain words. */
  options: ReadonlySet<string>;
}

const HOST = String.raw`(?<host>[\w.-]+|\[[\da-f:.]+\])`;
const PORT = String.raw`(?::(?<port>\d{1,5}))?`;
const NAME = String.raw`(?<database>[\w$-]{1,63})`;
const QUERY = String.raw`(?:\?(?<options>.*))?`;
const address = (text: string) => new RegExp(`^jdbc:${text}$`, 'i');
const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const postgres = 'applicationname connecttimeout currentschema sockettimeout ssl sslmode';

/**
 * Drivers of the dictionary `driver_class`, and what their addresses may say; what is not named here is refused, since
 * options of drivers can run code and read files.
 */
export const drivers: Readonly<Record<string, Driver>> = {
  'org.postgresql.Driver': {
    port: 5432,
    address: address(`postgresql://${HOST}${PORT}/${NAME}${QUERY}`),
    joint: '&',
    options: set(postgres),
  },
  'com.kingbase8.Driver': {
    port: 54_321,
    address: address(`kingbase8://${HOST}${PORT}/${NAME}${QUERY}`),
    joint: '&',
    options: set(postgres),
  },
  'com.mysql.cj.jdbc.Driver': {
    port: 3306,
    address: address(`mysql://${HOST}${PORT}/${NAME}${QUERY}`),
    joint: '&',
    options: set('characterencoding connecttimeout servertimezone sockettimeout sslmode useunicode usessl'),
  },
  'dm.jdbc.driver.DmDriver': {
    port: 5236,
    address: address(`dm://${HOST}${PORT}(?:/${NAME})?${QUERY}`),
    joint: '&',
    options: set('connecttimeout schema sockettimeout'),
  },
  'oracle.jdbc.OracleDriver': {
    port: 1521,
    address: address(`oracle:thin:@(?://)?${HOST}${PORT}[:/]${NAME}`),
    joint: '&',
    options: set(''),
  },
  'com.microsoft.sqlserver.jdbc.SQLServerDriver': {
    port: 1433,
    address: address(`sqlserver://${HOST}${PORT}(?:;(?<options>.*))?`),
    joint: ';',
    options: set('databasename encrypt logintimeout trustservercertificate'),
  },
};
