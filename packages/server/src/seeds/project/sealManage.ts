import { sealManage } from '@lattice/api/resources/project/sealManage';
import { after } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 印章管理 in the demo town. */
export const seed = demoRows(sealManage, { town: 90, sample: 6 }, ({ n, random, person, community, moment }) => {
  const [document, reason, type] = (
    [
      ['居住证明', '1', '1'],
      ['困难家庭情况说明', '1', '1'],
      ['果园承包合同', '2', '3'],
      ['季度党建总结', '3', '2'],
      ['公益金支出凭证', '4', '4'],
      ['征兵体检介绍信', '1', '1'],
    ] as const
  )[n % 6] as readonly [string, string, string];
  const status = random.weighted([
    ['3', 8],
    ['1', 1],
    ['0', 1],
    ['2', 1],
    ['4', 0.5],
  ]);
  const isDecided = ['1', '2', '3'].includes(status);
  const keeper = workerAt(community.deptId, 1);
  return {
    sealNo: `YZ${community.code.slice(-3)}${type}`,
    sealName: `${community.name}${['', '居（村）委会公章', '党组织印章', '集体经济组织印章', '财务专用章'][Number(type)]}`,
    sealType: type,
    keeperUser: keeper.userId,
    applyUser: workerAt(community.deptId, 2).userId,
    phone: workerAt(community.deptId, 2).phone,
    documentTitle: document,
    useReason: reason,
    reasonDesc: `${person.name}办理${document}。`,
    copies: random.int(1, 4),
    takeOut: 0,
    planReturnTime: null,
    returnTime: null,
    approveUser: isDecided ? workerAt(community.deptId).userId : null,
    approveTime: isDecided ? after(moment, 40) : null,
    approveRemark: status === '2' ? '材料不全。' : null,
    useTime: status === '3' ? after(moment, 90) : null,
    status,
  };
});
