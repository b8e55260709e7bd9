import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import type { Seed } from '../../town/Seed.ts';
import { answers } from '../../town/records/answers.ts';
import { after, compact } from '../../town/calendar.ts';
import { completeRow } from '../../town/fill/demoRows.ts';
import { idOf } from '../../town/idOf.ts';
import { officeOf } from '../../town/places/offices.ts';
import { resultText } from '../../town/records/scales.ts';
import { spotOf } from '../../town/fill/Spot.ts';
import { workerAt } from '../../town/people/staff.ts';

/** Start data of 测评记录 in the demo town. */
export const seed: Seed = {
  demo: true,
  rows: (town) =>
    answers(town).map((one) =>
      completeRow(
        appletanswerrecord,
        {
          id: one.id,
          recordNo: `CP${compact(one.start)}${String(one.n + 1).padStart(4, '0')}`,
          hmid: idOf('psychological/scale', one.scale.n),
          appletScaleId: idOf('psychological/appletscale', one.scale.n * 2 + (one.member ? 0 : 1)),
          sourceType: one.member ? '1' : '2',
          personName: one.person.name,
          sex: one.person.sex,
          age: Math.max(6, one.person.age),
          phone: one.person.phone,
          gridMemberId: one.member?.id,
          wechatUserId: one.reader?.id,
          griddingId: one.person.grid.id,
          startTime: one.start,
          submitTime: one.status === '0' ? null : after(one.start, one.minutes),
          duration: one.status === '0' ? null : one.minutes * 60,
          answeredCount: one.scores.length,
          ...(one.status === '2' && {
            rawScore: one.raw,
            totalScore: one.raw,
            positiveCount: one.scores.filter((score) => score >= 2).length,
            resultLevel: String(one.level),
            resultText: resultText(one.scale.name, one.level),
            riskHit: one.isRisk ? 1 : 0,
          }),
          warnStatus:
            one.status === '2' && (one.level >= 2 || one.isRisk) ? (['1', '2', '3'] as const)[one.n % 3] : '0',
          handleUser:
            one.status === '2' && one.level >= 2 && one.n % 3 === 2 ? workerAt(officeOf('health').id).userId : null,
          handleRemark:
            one.status === '2' && one.level >= 2 && one.n % 3 === 2 ? '已电话回访并预约面询，情绪好转。' : null,
          status: one.status,
          createTime: one.start,
          updateTime: one.start,
        },
        spotOf(town, 'psychological/appletanswerrecord', one.n, one.person),
      ),
    ),
};
