import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Addresses that no data source may have, whatever the list says: this network, link-local (metadata of clouds),
 * multicast, and metadata elsewhere.
 */
const never = new BlockList();
never.addSubnet('0.0.0.0', 8, 'ipv4');
never.addSubnet('169.254.0.0', 16, 'ipv4');
never.addSubnet('224.0.0.0', 3, 'ipv4');
never.addAddress('100.100.100.200', 'ipv4');
never.addAddress('168.63.129.16', 'ipv4');
never.addAddress('::', 'ipv6');
never.addSubnet('fe80::', 10, 'ipv6');
never.addSubnet('ff00::', 8, 'ipv6');
never.addAddress('fd00:ec2::254', 'ipv6');
// Addresses inside which another stands: IPv4-compatible, NAT64 and 6to4.
never.addSubnet('64:ff9b::', 96, 'ipv6');
never.addSubnet('2002::', 16, 'ipv6');

const isNever = (address: string) => never.check(address, family(address));

/**
 * A name of the domain system; its last part has a letter, so that no address in another spelling (`0x7f.1`,
 * `2130706433`) is one.
 */
const NAME = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * True for what can stand in a list of hosts: a name, a name behind `*.`, an address, or a network such as
 * `10.1.0.0/16`.
 */
export function isHostRule(rule: string): boolean {
  const [address = '', bits, ...rest] = rule.split('/');
  if (bits === undefined) return isIP(rule) > 0 || NAME.test(rule.replace(/^\*\./, ''));
  return (
    rest.length === 0 && isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32)
  );
}

function fits(host: string, rule: string): boolean {
  const [address = '', bits] = rule.toLowerCase().split('/');
  if (bits !== undefined) {
    const network = new BlockList();
    network.addSubnet(address, Number(bits), family(address));
    return isIP(host) === isIP(address) && network.check(host, family(host));
  }
  return address.startsWith('*.') ? host.endsWith(address.slice(1)) : host === address;
}

const refused = (host: string, field = 'url') =>
  new Refusal(400, say`不允许连接主机“${host.slice(0, 60)}”：请系统管理员把它加入 DATASOURCE_HOSTS`, [
    { field, rule: 'pattern' },
  ]);

/** True for a host that no rule forbids: a name, or an address that is not of this network, link-local or metadata. */
export const isPossibleHost = (host: string): boolean => (isIP(host) > 0 ? !isNever(host) : NAME.test(host));

/** True for a host that the list names and that no rule forbids. */
export const isAllowedHost = (host: string, allowed: readonly string[]): boolean =>
  isPossibleHost(host) && allowed.some((rule) => fits(host, rule));

/** Refuses with 400 a host that the list does not name, or that no list can allow; `field` says where it was typed. */
export function checkHost(host: string, allowed: readonly string[], field = 'url'): void {
  if (!isAllowedHost(host, allowed)) throw refused(host, field);
}

/**
 * The address of a host that was checked; connect to this and no other, so that a name cannot lead elsewhere meanwhile.
 * Null where it has none; refused with 400 where any of its addresses is one that no list can allow.
 */
export async function addressOf(host: string): Promise<string | null> {
  if (isIP(host) > 0) return host;
  const found = await lookup(host, { all: true }).catch(() => []);
  if (found.some(({ address }) => isNever(address))) throw refused(host);
  return found[0]?.address ?? null;
}
