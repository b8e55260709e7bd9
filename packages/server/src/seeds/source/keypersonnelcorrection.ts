import { dayFrom } from '@lattice/api/day';
import { keypersonnelcorrection } from '@lattice/api/resources/source/keypersonnelcorrection';
import { demoRows } from '../../town/fill/demoRows.ts';
import { residentsIn } from '../../town/people/registers.ts';

/** Start data of 社区矫正人员 in the demo town. */
export const seed = demoRows(
  keypersonnelcorrection,
  12,
  ({ n, town, random }) => {
    const correctionStart = dayFrom(town.today, -random.int(30, 500));
    const crime = random.pick([
      ['02', '危险驾驶罪'],
      ['05', '盗窃罪'],
      ['06', '寻衅滋事罪'],
      ['06', '帮助信息网络犯罪活动罪'],
      ['04', '故意伤害罪'],
      ['03', '非法吸收公众存款罪'],
    ] as const);
    return {
      correctionNo: `980102${correctionStart.slice(0, 4)}${String(n + 1).padStart(4, '0')}`,
      originalDetention: '清溪区看守所',
      correctionType: '02',
      caseType: crime[0],
      crimeName: crime[1],
      originalSentence: '有期徒刑一年，缓刑一年六个月',
      sentenceStart: correctionStart,
      sentenceEnd: dayFrom(correctionStart, 547),
      correctionStart,
      correctionEnd: dayFrom(correctionStart, 547),
      receiveMode: '01',
      fourHistory: null,
      isRecidivist: 0,
      threeInvolve: null,
      hasTeam: 1,
      teamMembers: '01,04,07',
      endType: null,
      isEscaped: 0,
      isMissed: 0,
      rewardPunish: n % 6 === 2 ? '迟到一次，给予口头警告。' : '按时报到，参加集中教育。',
      penaltyChange: null,
      isReoffend: 0,
      manageStatus: '1',
    };
  },
  { about: residentsIn('keypersonnelcorrection') },
);
