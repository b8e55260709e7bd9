import type { Town } from './openTown.ts';

/** Makes protected routes that the server takes, in a grid of the town; what is given wins. */
export async function roadIn(town: Town): Promise<(more?: Record<string, unknown>) => Record<string, unknown>> {
  const id = await town.text("select id::text from grid_grid where grid_level = '3' order by id limit 1");
  return (more = {}) => ({
    routeName: '试验路',
    routeType: '02',
    subordinateUnit: '单位',
    subordinateAddress: '地址',
    subordinatePhone: '15400000001',
    subordinateLeader: '张伟',
    subordinateLeaderPhone: '15400000002',
    jurisdictionUnit: '管辖',
    jurisdictionAddress: '地址',
    jurisdictionPhone: '15400000003',
    securityName: '欧阳秀兰',
    securityPhone: '15400000004',
    hazardLevel: '04',
    griddingId: id,
    ...more,
  });
}
