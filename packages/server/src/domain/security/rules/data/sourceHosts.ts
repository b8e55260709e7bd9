import { say } from '../../../../words/say.ts';
import { type SecurityRule, fail, notApplicable, pass } from '../../SecurityRule.ts';

/** The shortest prefixes of networks that are still a few machines. */
const LEAST_BITS = { v4: 24, v6: 64 } as const;

/** True for a host by a wildcard, or a network of more than a few machines. */
function isWide(host: string): boolean {
  const [address = '', bits] = host.split('/');
  if (bits === undefined) return host.includes('*');
  return Number(bits) < (address.includes(':') ? LEAST_BITS.v6 : LEAST_BITS.v4);
}

/** Whether data sources may lead into whole networks. */
export const rule: SecurityRule = {
  title: say`数据源只能到达指定的主机`,
  remedy: say`在 DATASOURCE_HOSTS 中逐台写明数据库主机`,
  judge: async ({ context: { settings } }) => {
    const hosts = settings.datasourceHosts ?? [];
    if (hosts.length === 0) return notApplicable(say`不允许任何数据源主机`);
    const wide = hosts.filter(isWide);
    return wide.length > 0 ? fail(say`范围过大：${wide}`) : pass(say`允许：${hosts}`);
  },
};
