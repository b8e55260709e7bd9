import { dictBiz } from '@lattice/api/resources/blade-system/dict-biz';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 业务字典 in the demo town. */
export const seed = demoRows(dictBiz, 9, ({ n }) => {
  const [code, dictKey, dictValue, parent] = (
    [
      ['patrol_shift', '-1', '巡逻班次', -1],
      ['patrol_shift', '1', '早班', 0],
      ['patrol_shift', '2', '中班', 0],
      ['patrol_shift', '3', '夜班', 0],
      ['visit_gift', '-1', '慰问品', -1],
      ['visit_gift', '1', '米面粮油', 4],
      ['visit_gift', '2', '慰问金', 4],
      ['meeting_room', '-1', '会议室', -1],
      ['meeting_room', '1', '三楼会议室', 7],
    ] as const
  )[n] as readonly [string, string, string, number];
  return { parentId: parent < 0 ? null : idOf('blade-system/dict-biz', parent), code, dictKey, dictValue, isSealed: 0 };
});
