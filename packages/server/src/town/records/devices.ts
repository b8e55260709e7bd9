import { dayFrom } from '@lattice/api/day';
import { minutesBetween, momentOf } from '../calendar.ts';
import { groupBy } from '../groupBy.ts';
import { idOf } from '../idOf.ts';
import { Random } from '../Random.ts';
import { type Spot, spotOf } from '../fill/Spot.ts';
import { nowOf, perTown } from '../Town.ts';

/** A kind of device: its group (`device_category_type`), what it warns of, how it reports. */
export interface DeviceKind {
  name: string;
  group: string;
  protocol: string;
  warn?: string;
  /** Key of `dev_warn_type`; '' where it gives no warnings. */
  type: string;
  alarm: string;
  limit?: number;
  unit?: string;
}

/** The kinds of devices, cameras first. */
export const deviceKinds: readonly DeviceKind[] = [
  { name: '高清摄像机', group: '1', protocol: '1', warn: '6,7', type: '', alarm: '' },
  { name: '烟感探测器', group: '2', protocol: '5', warn: '1', type: '1', alarm: '烟雾浓度超限', limit: 10, unit: '%' },
  {
    name: '燃气探测器',
    group: '2',
    protocol: '5',
    warn: '2',
    type: '2',
    alarm: '燃气浓度超限',
    limit: 10,
    unit: '%LEL',
  },
  { name: '水位计', group: '2', protocol: '4', warn: '3', type: '3', alarm: '水位超过警戒线', limit: 3, unit: '米' },
  {
    name: '电气火灾探测器',
    group: '2',
    protocol: '4',
    warn: '4',
    type: '4',
    alarm: '线缆温度过高',
    limit: 65,
    unit: '℃',
  },
  { name: '一键呼叫器', group: '2', protocol: '5', warn: '10', type: '10', alarm: '有人按下一键报警' },
  {
    name: '活动感应器',
    group: '2',
    protocol: '5',
    warn: '11',
    type: '11',
    alarm: '独居老人长时间无活动',
    limit: 24,
    unit: '小时',
  },
  { name: '智能井盖', group: '2', protocol: '5', warn: '13', type: '13', alarm: '井盖位移' },
  { name: '门禁', group: '3', protocol: '6', type: '', alarm: '' },
  { name: '应急广播', group: '4', protocol: '8', type: '', alarm: '' },
];

/** A sensing device. */
export interface Device {
  n: number;
  id: string;
  kind: DeviceKind;
  /** Position of its kind. */
  at: number;
  name: string;
  code: string;
  spot: Spot;
}

/** A warning of a device. */
export interface Warning {
  n: number;
  device: Device;
  time: string;
  /** Key of `warn_level`. */
  level: string;
  value: string | null;
  /** Key of `dev_warn_status`. */
  status: string;
}

/** The sensing devices. */
export const devices = perTown((town): readonly Device[] =>
  Array.from({ length: town.scale === 'town' ? 320 : 8 }, (_, n) => {
    const at = 1 + (n % 7);
    const kind = deviceKinds[at] as DeviceKind;
    const spot = spotOf(town, 'dispatch/warnDevice', n);
    return {
      n,
      id: idOf('dispatch/warnDevice', n),
      kind,
      at,
      name: `${spot.estate.name}${kind.name}${String(n + 1).padStart(3, '0')}`,
      code: `GZ${at}${String(n + 1).padStart(6, '0')}`,
      spot,
    };
  }),
);

/** The warnings of ninety days; on some days a device warns several times. */
export const warnings = perTown((town): readonly Warning[] => {
  const random = new Random('warnings');
  const latest = minutesBetween(`${town.today} 00:00:00`, nowOf(town)) - 15;
  return Array.from({ length: town.scale === 'town' ? 420 : 6 }, (_, i) => {
    const device = random.pick(devices(town));
    const days = i < 2 ? 0 : random.int(1, 90);
    const drawn = random.int(10, days === 0 ? 800 : 1300);
    const start = days === 0 ? Math.min(drawn, latest) : drawn;
    const status =
      days === 0
        ? i === 0
          ? '0'
          : '1'
        : random.weighted([
            ['2', 74],
            ['3', 26],
          ]);
    return Array.from(
      {
        length: random.weighted([
          [1, 7],
          [2, 2],
          [3, 1],
        ]),
      },
      (__, k) => ({
        device,
        time: momentOf(dayFrom(town.today, -days), start + k * 7),
        level: random.weighted([
          ['3', 5],
          ['2', 3],
          ['4', 3],
          ['1', 1],
        ]),
        value:
          device.kind.limit === undefined
            ? null
            : `${(device.kind.limit * random.decimal(1.02, 1.6, 2)).toFixed(1)}${device.kind.unit ?? ''}`,
        status,
      }),
    );
  })
    .flat()
    .map((warning, n) => ({ n, ...warning }));
});

/** Warnings of one device on one day, gathered. */
export const warningDays = perTown((town) =>
  [...groupBy(warnings(town), ({ device, time }) => `${device.n} ${time.slice(0, 10)}`).values()].map((list, n) => {
    const inOrder = [...list].sort((a, b) => (a.time < b.time ? -1 : 1));
    return { n, device: (list[0] as Warning).device, day: (list[0] as Warning).time.slice(0, 10), list: inOrder };
  }),
);
