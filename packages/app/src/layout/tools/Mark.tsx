import { Watermark } from '@lattice/ui/Watermark';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { languageTag } from '../../base/i18n.ts';
import { preferences } from '../../base/preferences.ts';
import { hasResource, loadResource } from '../../records/resources.ts';
import { TOWN_TIME } from '../../base/partOfDay.ts';
import { session } from '../../session/session.ts';
import { usePathname } from '../../navigation/Address.tsx';

/** Milliseconds for which the time in the mark may be old. */
const MINUTE = 60_000;
/** Pages with personal data that belong to no register. */
const always = new Set(['info/index']);

/**
 * The register whose list or record an address shows, such as `source/populationinfo` of `/source/populationinfo/17`;
 * '' where it is none.
 */
function registerAt(pathname: string): string {
  const parts = pathname.split('/').filter(Boolean);
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('/')).find(hasResource) ?? '';
}

/** Whether a page shows personal data, by the definition of its register. */
async function isPersonal(path: string): Promise<boolean> {
  if (path === '') return false;
  const { fields } = await loadResource(path);
  return Object.values(fields).some((field) => 'sensitive' in field && field.sensitive !== undefined);
}

/** Name and time over pages with personal data, so that a picture of them says whose it is. */
export function Mark() {
  const pathname = usePathname();
  const { user } = useSnapshot(session);
  const { language } = useSnapshot(preferences);
  const [now, setNow] = useState(() => new Date());
  const path = registerAt(pathname);
  const { data = false } = useQuery({
    queryKey: ['personal', path],
    queryFn: () => isPersonal(path),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (user === null || !(data || always.has(pathname.slice(1)))) return null;
  const time = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: TOWN_TIME,
  }).format(now);
  return <Watermark text={[`${user.real_name || user.nick_name} ${user.account}`, time]} />;
}
