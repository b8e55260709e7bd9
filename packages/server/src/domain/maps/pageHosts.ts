import { dispatchdevlogin } from '@lattice/api/resources/dispatch/dispatchdevlogin';
import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { baseMap } from '@lattice/api/resources/systemset/baseMap';
import type { Settings } from '../../call/Settings.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import type { PageHosts } from '../../http/staticFiles.ts';
import { tableOf } from '../../table/table.ts';
import { say } from '../../words/say.ts';
import { webOrigin } from '../dispatch/meeting/liveKit.ts';
import { isAllowedHost, isPossibleHost } from '../develop/sourceHosts.ts';
import { IN_USE } from './baseMaps.ts';

/** Kinds of platforms (dictionary `dispatch_platform`) whose streams browsers get from themselves. */
const PLAYED = ['8', '9', '10'];

const hostOf = ({ hostname }: URL) => hostname.replaceAll(/[[\]]/g, '');

/** An address that leads elsewhere by http(s); null for any other. */
function elsewhere(address: string): URL | null {
  try {
    const url = new URL(address.replaceAll(/[{}]/g, '_'));
    return /^https?:$/.test(url.protocol) && /^[\w.[\]:-]+$/.test(url.host) ? url : null;
  } catch {
    return null;
  }
}

/** Refuses the address of a base map whose host no page may load from; `field` says where it was typed. */
export function refuseMapHost(address: unknown, field: string): void {
  const there = typeof address === 'string' ? elsewhere(address) : null;
  if (there !== null && !isPossibleHost(hostOf(there)))
    throw new Refusal(400, say`底图不能使用本机、链路本地或云主机元数据的地址“${there.hostname.slice(0, 60)}”`, [
      { field, rule: 'pattern' },
    ]);
}

const different = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Hosts from which pages may load: those of all base maps in use, of whatever tenant, since a page does not know yet
 * who will sign in; those of video platforms and streams that the operator allows, by any port, since media servers
 * have one for each protocol; and the LiveKit server of meetings, by WebSocket and where it says why it refused.
 */
export async function pageHosts(
  db: Sql,
  { datasourceHosts = [], liveKit }: Pick<Settings, 'datasourceHosts' | 'liveKit'>,
): Promise<PageHosts> {
  const { rows: maps } = await db.query<{ kind: string; url: string | null }>(
    `select t.kind, case t.kind when 'tiles' then t.tile_url else t.file_url end as url
     from ${tableOf(baseMap).name} t where t.is_deleted = 0 and t.kind in ('tiles', 'pmtiles') and ${IN_USE}`,
  );
  const { rows: streams } = await db.query<{ url: string }>(
    `select coalesce(nullif(media_url, ''), server_url) as url from ${tableOf(dispatchdevlogin).name}
       where is_deleted = 0 and is_enabled = 1 and platform_type = any($1::text[])
     union select stream_url from ${tableOf(resourcesmonitor).name}
       where is_deleted = 0 and stream_url <> '' limit 200`,
    [PLAYED],
  );
  const of = (wanted: string) =>
    maps.flatMap(({ kind, url }) => {
      const there = kind === wanted ? elsewhere(url ?? '') : null;
      return there !== null && isPossibleHost(hostOf(there)) ? [there.origin] : [];
    });
  const media = streams.flatMap(({ url }) => {
    const there = elsewhere(url);
    if (there === null || !isAllowedHost(hostOf(there), datasourceHosts)) return [];
    const { hostname } = there;
    return [`http://${hostname}:*`, `https://${hostname}:*`];
  });
  const meetings = liveKit === undefined ? [] : [new URL(liveKit.url).origin, webOrigin(liveKit)];
  return { pictures: different(of('tiles')), data: different([...of('pmtiles'), ...media, ...meetings]) };
}
