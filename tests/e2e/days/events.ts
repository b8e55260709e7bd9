import { uniqueName } from '../town.ts';
import type { Wire } from '../wire.ts';
import { requireSuccess } from './requireSuccess.ts';

/** An event as it is stored. */
export interface StoredEvent {
  id: string;
  eventTitle: string;
  eventStatus: string;
  handleDeptIdName: string;
  handleUserIdName: string;
  handleResult: string;
  deadline: string;
}

interface Category {
  id: string;
  categoryName: string;
  eventType: string;
}

/** Reports an event of a category in the grid of a member; gives it as it is stored then. */
export async function reportEvent(member: Wire, categoryName: string): Promise<StoredEvent> {
  const categories = await member.rows<Category>('event/eventcategory/list', { categoryName, size: '50' });
  const category = categories.find((one) => one.categoryName === categoryName);
  const members = await member.rows<{ griddingId: string }>('grid/gridmember/page', { size: '1' });
  const { id } = requireSuccess(
    await member.post<{ id: string }>('event/event/saveEventInfo', {
      eventTitle: uniqueName(categoryName),
      categoryId: category?.id,
      eventType: category?.eventType,
      eventfrom: '1',
      eventLevel: '04',
      eventScale: '01',
      involvedCount: 1,
      happenTime: '2026-01-05 09:00:00',
      address: '枫桥花园1号楼',
      griddingId: members[0]?.griddingId,
      eventDesc: '巡查时发现',
      reportName: '汪芷莉',
      reportPhone: '15400990012',
      eventStatus: '1',
    }),
  );
  return storedEvent(member, id);
}

/** An event as it is stored now. */
export const storedEvent = async (wire: Wire, id: string): Promise<StoredEvent> =>
  requireSuccess(await wire.get<StoredEvent>('event/event/detail', { id }));

/** Moves an event over the wire. */
export const moveEvent = async (wire: Wire, id: string, step: Readonly<Record<string, unknown>>): Promise<void> => {
  requireSuccess(await wire.post('event/event/complete-task', { id, ...step }));
};
