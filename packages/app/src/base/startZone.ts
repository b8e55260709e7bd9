import { isTownZone, setTownZone } from '@lattice/api/townTime';

/** Takes over from the page in which zone the town is; one that this browser does not know leaves the usual one. */
export function startZone(): void {
  const zone = document.querySelector<HTMLMetaElement>('meta[name="lattice-zone"]')?.content ?? '';
  if (isTownZone(zone)) setTownZone(zone);
}
