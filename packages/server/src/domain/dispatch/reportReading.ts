import type { Context } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';
import { reportEvent } from '../events/report.ts';

/** Key of `event_from` for what sensors report. */
const SENSORS = '3';

/** What a warning says to the event that is reported for it. */
export interface Reading {
  eventId: string | null;
  title: string;
  time: string;
  desc: string;
  grid: string | null;
  address: string | null;
  lng: string | null;
  lat: string | null;
  name: string;
  phone: string;
  type: string | null;
  level: string | null;
}

/**
 * Reports the event of a warning that was read while its row is locked; gives the id of the event.
 *
 * @throws {Refusal} 400 where there is no such warning, it has an event, or nobody's telephone is known.
 */
export async function reportReading(reading: Reading | undefined, categoryId: string, inner: Context): Promise<string> {
  if (reading === undefined) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
  if (reading.eventId !== null) throw new Refusal(400, say`这条预警已经有关联的事件，不能再转一次`);
  if (reading.phone === '') throw new Refusal(400, say`事件要有上报人电话：请先在个人信息中填写您的手机号码`);
  const { id } = await reportEvent(
    {
      eventTitle: reading.title,
      categoryId,
      eventType: reading.type ?? '',
      eventLevel: reading.level ?? '04',
      eventfrom: SENSORS,
      happenTime: reading.time,
      address: reading.address ?? '',
      lng: reading.lng ?? '',
      lat: reading.lat ?? '',
      griddingId: reading.grid ?? '',
      eventDesc: reading.desc,
      reportName: reading.name,
      reportPhone: reading.phone,
    },
    inner,
  );
  return id;
}
