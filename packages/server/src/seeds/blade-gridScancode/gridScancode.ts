import { gridScancode } from '@lattice/api/resources/blade-gridScancode/gridScancode';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 网格扫码记录 in the demo town. */
export const seed = demoRows(gridScancode, { town: 300, sample: 6 }, ({ n, grid, member, moment }) => {
  const [codeType, purpose, what] = (
    [
      ['1', '1', '网格码'],
      ['3', '3', '门牌码'],
      ['5', '6', '网格员码'],
      ['4', '5', '场所码'],
    ] as const
  )[n % 4] as readonly [string, string, string];
  return {
    codeNo: `QR${codeType}${String(grid.n + 1).padStart(4, '0')}`,
    codeName: `${grid.name}${what}`,
    codeType,
    targetId: codeType === '5' ? member.id : grid.id,
    scanTime: moment,
    scanPurpose: purpose,
    scanUserType: codeType === '4' ? '2' : '1',
    clientType: '1',
  };
});
