import { dayFrom } from '@lattice/api/day';
import { sanitationDustbin } from '@lattice/api/resources/shzlwgh/SanitationDustbin';
import { momentOf } from '../../town/calendar.ts';
import { homes } from '../../town/places/estates.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 垃圾桶（投放点） in the demo town. */
export const seed = demoRows(sanitationDustbin, { town: 240, sample: 6 }, ({ n, town, random, grid }) => {
  const fill = random.int(5, 99);
  const type = (['4', '3', '1', '4', '2'] as const)[n % 5];
  return {
    binNo: `LJ${String(n + 1).padStart(4, '0')}`,
    binName: `${grid.name}投放点${(n % 3) + 1}号桶`,
    binType: type,
    binSpec: type === '2' ? 120 : 240,
    binMaterial: '1',
    communityId: homes[grid.n]?.id,
    dustbinmanId: idOf('shzlwgh/SanitationDustbinman', n % 30),
    address: `${homes[grid.n]?.name}投放点`,
    sensorNo: n % 3 === 0 ? `MY${String(n + 1).padStart(5, '0')}` : null,
    fillLevel: fill,
    lastClearTime: momentOf(dayFrom(town.today, fill > 60 ? -1 : 0), 330 + (n % 120)),
    installDate: '2023-05-10',
    binStatus: fill > 92 ? '2' : n % 41 === 13 ? '3' : '1',
  };
});
