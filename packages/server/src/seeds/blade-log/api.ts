import { api } from '@lattice/api/resources/blade-log/api';
import { demoRows } from '../../town/fill/demoRows.ts';
import { machine } from '../../town/records/services.ts';

/** Start data of 接口日志 in the demo town. */
export const seed = demoRows(api, { town: 200, sample: 5 }, ({ n, random, member }) => {
  const [title, method, uri] = (
    [
      ['分页查询实有人口', 'GET', '/source/populationinfo/page'],
      ['新增走访记录', 'POST', '/grid/gridmembervisitwork/submit'],
      ['事件详情', 'GET', '/event/event/detail'],
      ['网格树', 'GET', '/grid/grid/tree'],
      ['修改房屋', 'POST', '/source/houseinfo/submit'],
    ] as const
  )[n % 5] as readonly [string, string, string];
  return {
    ...machine(n),
    type: '1',
    title,
    method,
    requestUri: uri,
    methodClass: 'table',
    methodName: uri.split('/').at(-1),
    params: method === 'GET' ? '{"current":"1","size":"10"}' : '{"id":"***"}',
    time: String(random.int(4, 180)),
    createBy: member.account,
  };
});
