import { townZone } from '@lattice/api/townTime';
import { Watermark } from '@lattice/ui/Watermark';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { languageTag } from '../../base/i18n.ts';
import { preferences } from '../../base/preferences.ts';
import { isMaskedHere } from '../../records/maskedSearch.ts';
import { revealedIn } from '../../session/revealedIn.ts';
import { hasResource, loadResource } from '../../records/resources.ts';
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

/** Whether a page shows the person personal data in the clear, by the definition of its register and their rights. */
async function isInTheClear(path: string): Promise<boolean> {
  if (path === '') return false;
  const definition = await loadResource(path);
  const isPersonal = Object.values(definition.fields).some((field) => field.sensitive !== undefined);
  return isPersonal && (await isMaskedHere(definition)) !== true;
}

/**
 * Name and time over pages where personal data stand in the clear, so that a picture of them says whose it is; masked
 * ones need none until a value was revealed.
 */
export function Mark() {
  const pathname = usePathname();
  const { user } = useSnapshot(session);
  const { language } = useSnapshot(preferences);
  const revealed = useSnapshot(revealedIn);
  const [now, setNow] = useState(() => new Date());
  const path = registerAt(pathname);
  const { data = false } = useQuery({
    queryKey: ['personal', path, user?.user_id],
    queryFn: () => isInTheClear(path),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (user === null || !(data || revealed.paths.includes(path) || always.has(pathname.slice(1)))) return null;
  const time = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: townZone(),
  }).format(now);
  return <Watermark text={[`${user.real_name || user.nick_name} ${user.account}`, time]} />;
}
