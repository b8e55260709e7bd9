import type { Seed } from '../../town/Seed.ts';
import { eventKinds, eventTypes } from '../../town/records/eventKinds.ts';
import { categoryId } from '../../town/records/events.ts';

const marks: Readonly<Record<string, string>> = {
  '01': '#E6A23C',
  '02': '#F56C6C',
  '03': '#FF7A45',
  '04': '#409EFF',
  '05': '#67C23A',
  '06': '#13C2C2',
  '07': '#9254DE',
  '08': '#D4380D',
  '09': '#597EF7',
  '10': '#EB2F96',
  '99': '#909399',
};
const row = (eventType: string, categoryName: string, categoryCode: string, sort: number, handleHours: number) => ({
  categoryName,
  categoryCode,
  eventType,
  defaultLevel: '04',
  handleHours,
  acceptHours: 4,
  warnHours: Math.min(12, Math.ceil(handleHours / 4)),
  scoreWeight: 1,
  color: marks[eventType],
  standard: `立案：现场核实属实，权属清楚。结案：问题消除，网格员核查并附照片。`,
  isPublic: eventType === '07' ? 0 : 1,
  isEnabled: 1,
  sort,
});

/** Start data of 事件类别 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: () => [
    ...eventTypes.map(([type, name], n) => ({
      ...row(type, name, type, n + 1, 72),
      id: categoryId(type),
      parentId: null,
    })),
    ...eventKinds.map((kind, n) => ({
      ...row(kind.type, kind.name, `${kind.type}${String(n + 1).padStart(3, '0')}`, n + 1, kind.hours),
      id: categoryId(kind),
      parentId: categoryId(kind.type),
    })),
  ],
};
