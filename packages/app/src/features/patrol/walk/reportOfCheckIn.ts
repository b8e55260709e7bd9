import { patrolTaskProgressDetail } from '@lattice/api/resources/project/patrolTaskProgressDetail';
import { t } from '@lingui/core/macro';
import { chosenRecord } from '../../../records/chosenRecord.ts';
import { patrolWalking, readAgain } from './walkCalls.ts';

type Values = Readonly<Record<string, string>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is known of an event from the check-in at which it was found; nothing where that cannot be read. */
export async function reportOfCheckIn(id: string): Promise<Values> {
  const detail = await chosenRecord(patrolTaskProgressDetail.path, id);
  if (detail === null) return {};
  const walks = await patrolWalking.walks();
  const point = walks.flatMap(({ points }) => points).find(({ detailId }) => detailId === id);
  const name = textOf(detail.pointName);
  const known = {
    eventTitle: t`${name}异常`,
    eventDesc: textOf(detail.abnormalDesc),
    images: textOf(detail.images),
    lng: textOf(detail.lng),
    lat: textOf(detail.lat),
    address: point?.address ?? '',
    griddingId: point?.griddingId ?? '',
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

/** Notes the event that was made of a check-in. */
export async function raise(checkIn: string, eventId: string): Promise<void> {
  await patrolWalking.raised(checkIn, eventId);
  await readAgain();
}
