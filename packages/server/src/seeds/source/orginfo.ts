import { dayFrom } from '@lattice/api/day';
import { orginfo } from '@lattice/api/resources/source/orginfo';
import { creditCode } from '../../town/creditCode.ts';
import { demoRows } from '../../town/fill/demoRows.ts';

/** Start data of 两新组织（非公经济组织、社会组织） in the demo town. */
export const seed = demoRows(orginfo, { town: 90, sample: 4 }, ({ n, town, random, person, community }) => {
  const isSocial = n % 6 === 5;
  const trade =
    ['百货店', '快餐店', '机械加工厂', '服装厂', '建材商行', '汽修厂', '药房', '超市', '家具厂', '茶叶合作社'][
      n % 10
    ] ?? '';
  const social = ['老年协会', '篮球协会', '公益服务中心', '书画社', '红白理事会'][n % 5] ?? '';
  const legal = person;
  return {
    orgCategory: isSocial ? '2' : '1',
    creditCode: creditCode(n),
    orgName: isSocial
      ? `${community.word}${social}`
      : `${community.word}${['兴旺', '顺达', '和美', '宏源', '永盛', '金叶', '诚信'][n % 7]}${trade}`,
    enterpriseType:
      trade.endsWith('店') || trade === '药房' || trade === '超市' ? '03' : trade.endsWith('合作社') ? '04' : '01',
    socialOrgType: n % 2 === 0 ? '02' : '01',
    registerNo: `SH9801${String(n + 1).padStart(4, '0')}`,
    approveDate: dayFrom(town.today, -random.int(300, 3000)),
    employeeCount: isSocial ? random.int(5, 40) : trade.endsWith('厂') ? random.int(18, 160) : random.int(2, 14),
    fundSource: '会费和政府购买服务',
    hasOverseas: 0,
    legalCardNo: legal.idCard,
    legalName: legal.name,
    legalPhone: legal.phone,
    isHazardous: n % 29 === 11 ? 1 : 0,
    safetyHazardType: n % 13 === 4 ? '02' : '00',
    hasPartyCondition: n % 4 === 0 ? 1 : 0,
    hasPartyOrg: n % 8 === 0 ? 1 : 0,
    partyMemberCount: n % 4 === 0 ? random.int(1, 9) : 0,
    hasUnion: n % 5 === 0 ? 1 : 0,
    unionMemberCount: n % 5 === 0 ? random.int(6, 60) : 0,
    hasLeague: 0,
    leagueMemberCount: 0,
    hasWomenOrg: n % 9 === 0 ? 1 : 0,
    womenCount: random.int(1, 30),
    attentionLevel: n % 13 === 4 ? '02' : '00',
  };
});
