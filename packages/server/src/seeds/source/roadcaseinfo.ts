import { roadcaseinfo } from '@lattice/api/resources/source/roadcaseinfo';
import { compact } from '../../town/calendar.ts';
import { demoRows } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';

/** Start data of 涉及线、路案（事）件 in the demo town. */
export const seed = demoRows(roadcaseinfo, 18, ({ n, random, person, moment, day }) => {
  const status = random.weighted([
    ['4', 6],
    ['3', 2],
    ['2', 2],
  ]);
  const isSolved = status === '3' || status === '4' ? 1 : 0;
  const [name, caseType, situation] = (
    [
      ['通信光缆被施工挖断', '06', '道路施工未交底，挖断通信光缆，影响约三百户。'],
      ['公路护栏被盗', '01', '巡查发现约四十米护栏板缺失。'],
      ['电力线路下违规垂钓', '99', '有人在高压线下垂钓，已劝离并加装警示牌。'],
      ['管线上方违章堆土', '05', '管线保护范围内堆放弃土。'],
    ] as const
  )[n % 4] as readonly [string, string, string];
  return {
    caseName: name,
    caseNo: `LX${compact(day)}${String(n + 1).padStart(3, '0')}`,
    roadId: idOf('source/roadinfo', (n * 7) % 60),
    caseType,
    happenTime: moment,
    caseNature: caseType === '01' ? '01' : '02',
    caseSituation: situation,
    ...(isSolved
      ? { suspectCardNo: person.idCard, suspectName: person.name }
      : { suspectCardType: null, suspectCardNo: null, suspectName: null }),
    isSolved,
    offenderCount: caseType === '01' ? 2 : 1,
    fugitiveCount: isSolved ? 0 : 1,
    arrestedCount: isSolved && caseType === '01' ? 2 : 0,
    solveSituation: '责任人已处理，设施恢复。',
    caseStatus: status,
  };
});
