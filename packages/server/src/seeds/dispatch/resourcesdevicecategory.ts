import { resourcesdevicecategory } from '@lattice/api/resources/dispatch/resourcesdevicecategory';
import type { Seed } from '../../town/Seed.ts';
import { deviceKinds } from '../../town/records/devices.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { pictureOf } from '../../town/texts.ts';

/** Start data of 设备类别 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    deviceKinds.map((kind, n) =>
      completeRow(
        resourcesdevicecategory,
        {
          id: idOf('dispatch/resourcesdevicecategory', n),
          categoryName: kind.name,
          categoryCode: `LB${String(n + 1).padStart(2, '0')}`,
          categoryType: kind.group,
          devWarnTypes: kind.warn ?? null,
          icon: pictureOf('icon', n),
          mapIcon: pictureOf('icon', n),
          color: ['#409EFF', '#E6A23C', '#67C23A', '#F56C6C', '#9A60B4', '#13C2C2'][n % 6],
          protocol: kind.protocol,
          unit: kind.unit ?? null,
          isEnabled: 1,
        },
        spotOf(town, 'dispatch/resourcesdevicecategory', n),
      ),
    ),
};
