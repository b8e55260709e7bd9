import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { drivers } from './drivers.ts';

/** Where a data source is. */
export interface SourceAddress {
  /** Name or address of the host, without brackets. */
  host: string;
  port: number;
  /** '' where the address names none. */
  database: string;
}

const WORD = /^[\w./+-]{0,60}$/;

const refusal = (reason: ReturnType<typeof say>) => new Refusal(400, reason, [{ field: 'url', rule: 'pattern' }]);

/**
 * Reads an address as its driver does; refused with 400 where the driver is unknown, the form is another, or an option
 * is not on the driver's list.
 */
export function readSourceAddress(driverClass: string, url: string): SourceAddress {
  const driver = Object.hasOwn(drivers, driverClass) ? drivers[driverClass] : undefined;
  const found = driver?.address.exec(url)?.groups;
  const port = Number(found?.port ?? driver?.port);
  if (driver === undefined || found?.host === undefined || port < 1 || port > 65_535)
    throw refusal(say`连接地址与驱动不符：应为该驱动的 jdbc 地址，只含主机、端口和库名`);
  for (const option of (found.options ?? '').split(driver.joint).filter((one) => one !== '')) {
    const [name = '', value = '', ...rest] = option.split('=');
    if (!driver.options.has(name.toLowerCase()) || rest.length > 0 || !WORD.test(value))
      throw refusal(
        say`连接地址中的参数“${name.slice(0, 40)}”不允许，该驱动可用的有：${[...driver.options].filter((one) => one !== '')}`,
      );
  }
  return { host: found.host.replaceAll(/[[\]]/g, '').toLowerCase(), port, database: found.database ?? '' };
}
