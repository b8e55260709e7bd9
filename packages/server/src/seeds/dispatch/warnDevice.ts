import { warnDevice } from '@lattice/api/resources/dispatch/warnDevice';
import type { Seed } from '../../town/Seed.ts';
import { momentOf } from '../../town/calendar.ts';
import { devices } from '../../town/records/devices.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 感知预警设备 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    devices(town).map(({ n, id, kind, at, name, code, spot }) => {
      const status =
        n < 4
          ? '1'
          : spot.random.weighted([
              ['1', 92],
              ['2', 5],
              ['0', 3],
            ]);
      return completeRow(
        warnDevice,
        {
          id,
          deviceName: name,
          deviceCode: code,
          categoryId: idOf('dispatch/resourcesdevicecategory', at),
          devWarnType: kind.type,
          brand: '99',
          model: `FQ-${at}0${n % 4}`,
          protocol: kind.protocol,
          simNo: `1440${String(n + 1).padStart(9, '0')}`,
          thresholds:
            kind.limit === undefined
              ? null
              : [
                  { warnLevel: '3', operator: '>=', value: kind.limit },
                  { warnLevel: '2', operator: '>=', value: kind.limit * 1.5 },
                ],
          unit: kind.unit ?? null,
          contactName: spot.person.name,
          phone: spot.person.phone,
          monitorId: idOf('dispatch/resourcesmonitor', n % 8),
          battery: 20 + ((n * 37) % 80),
          lastReportTime: momentOf(town.today, 300 + (n % 200)),
          isOnline: status === '1' ? 1 : 0,
          status,
        },
        spot,
      );
    }),
};
