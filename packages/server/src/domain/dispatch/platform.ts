import { dispatchdevlogin } from '@lattice/api/resources/dispatch/dispatchdevlogin';
import type { Context } from '../../call/Context.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';

/** A platform that is configured for dispatch. */
export interface Platform {
  id: string;
  name: string;
  url: string;
  /** Key of `dispatch_platform`. */
  kind: string;
  /** Where browsers get its streams, without a slash at the end. */
  media: string;
  /** What opens its calls. */
  secret: string;
}

const ADDRESS = "rtrim(t.server_url, '/') || case when t.port is null then '' else ':' || t.port end";

/**
 * The platform of some kinds (dictionary `dispatch_platform`), that of an id before others; null when none is
 * configured.
 */
export async function platformOf(
  kinds: readonly string[],
  id: string | null,
  context: Context,
): Promise<Platform | null> {
  const q = new ReportQuery(context);
  const [found] = await q.rows<Platform>(
    `select t.id, t.login_name as name, ${ADDRESS} as url,
       coalesce(nullif(rtrim(t.media_url, '/'), ''), ${ADDRESS}) as media,
       t.platform_type as kind, coalesce(nullif(t.app_secret, ''), t.app_key, '') as secret
      from ${q.of(dispatchdevlogin)} and t.is_enabled = 1 and coalesce(t.server_url, '') <> ''
       and (t.id = ${q.p(id)}::bigint or t.platform_type = any(${q.p(kinds)}::text[]))
       order by t.id = ${q.p(id)}::bigint desc nulls last, t.id limit 1`,
  );
  return found ?? null;
}
