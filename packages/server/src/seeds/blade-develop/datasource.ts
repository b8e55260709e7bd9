import { datasource } from '@lattice/api/resources/blade-develop/datasource';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 数据源 in the demo town. */
export const seed = demoRows(datasource, 2, ({ n }) => ({
  name: ['平台数据库', '公安共享库'][n],
  driverClass: (['org.postgresql.Driver', 'dm.jdbc.driver.DmDriver'] as const)[n],
  url: (['jdbc:postgresql://db.fengqiao.example:5432/lattice', 'jdbc:dm://share.fengqiao.example:5236'] as const)[n],
  username: 'reader',
  password: 'to-be-set',
}));
