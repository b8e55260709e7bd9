import { resourcesmonitor } from '@lattice/api/resources/dispatch/resourcesmonitor';
import { t } from '@lingui/core/macro';
import { chosenRecord } from '../../records/chosenRecord.ts';

type Values = Readonly<Record<string, string>>;

/** Key of `event_from` for what cameras showed. */
const VIDEO = '6';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is known of an event from the camera that showed it, with its picture; nothing where it cannot be read. */
export async function reportOfCamera(id: string, picture: string): Promise<Values> {
  const camera = await chosenRecord(resourcesmonitor.path, id);
  if (camera === null) return {};
  const name = textOf(camera.deviceName);
  const known = {
    eventDesc: t`“${name}”的画面中发现：`,
    eventfrom: VIDEO,
    images: picture,
    lng: textOf(camera.lng),
    lat: textOf(camera.lat),
    address: textOf(camera.address),
    griddingId: textOf(camera.griddingId),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}
