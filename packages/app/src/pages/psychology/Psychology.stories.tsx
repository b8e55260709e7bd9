import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { type ScaleReport, appletfactorresult } from '@lattice/api/resources/psychological/appletfactorresult';
import type { Offers } from '@lattice/api/psychology/answerCalls';
import { type CoursePoint, courseCall } from '@lattice/api/psychology/courseCall';
import { expect, screen, userEvent, within } from 'storybook/test';
import { kitText } from '../../../../ui/src/fixtures/kitText.ts';
import { type SampleRow, answer, answerAt } from '../../fixtures/answer.ts';
import { begunSheet } from '../../fixtures/scaleQuestions.ts';
import { registerOf } from '../../fixtures/listOf.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, onceDrawn, screens } from '../../fixtures/screens.ts';
import { allOf, holds } from '../../fixtures/town.ts';
import { press } from '../../../../ui/src/fixtures/press.ts';

export default { ...screens, title: 'Screens/Psychology', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const offers: Offers = {
  mayAnswer: true,
  scales: [
    {
      id: '1',
      name: '广泛性焦虑量表（GAD-7）',
      category: '身心体检',
      intro: '七道题，了解最近两周里紧张和担忧出现的频率。',
      itemCount: 7,
      planMinutes: 2,
      openSheet: '',
      lastTime: '2026-02-20 09:30:00',
      nextDay: '2026-03-22',
    },
    {
      id: '2',
      name: '睡眠质量自评',
      category: '睡眠自评',
      intro: '了解近一月的睡眠情况。',
      itemCount: 8,
      planMinutes: 2,
      openSheet: '21',
      lastTime: '',
      nextDay: '',
    },
  ],
  open: [],
};

/** The scales that a grid member may answer. */
export const Offered: ScreenStory = {
  args: {
    address: '/psychological/gridmemberScale/1',
    shows: '睡眠质量自评',
    answers: [answerAt('GET', 'psychological/appletanswerrecord/offered', offers)],
  },
};

/** The scales that are answered with residents, and a sheet that was begun. */
export const WithOthers: ScreenStory = {
  args: {
    address: '/psychological/massesScale/2',
    shows: '孟念慈',
    answers: [
      answerAt('GET', 'psychological/appletanswerrecord/offered', {
        ...offers,
        open: [
          {
            id: '31',
            scaleName: '广泛性焦虑量表（GAD-7）',
            personName: '孟念慈',
            answeredCount: 3,
            itemCount: 7,
            startTime: '2026-03-10 08:40:00',
          },
        ],
      } satisfies Offers),
    ],
  },
};

/** A sheet that is taken up again at its first open question. */
export const Answering: ScreenStory = {
  args: {
    address: '/psychological/answer/21',
    shows: '不能够停止或控制担忧',
    answers: [answerAt('GET', 'psychological/appletanswerrecord/sheet', begunSheet(3))],
  },
};

const record: SampleRow<typeof appletanswerrecord> = {
  id: '1',
  recordNo: 'CP202603100001',
  hmid: '5',
  hmidName: '广泛性焦虑量表（GAD-7）',
  sourceType: '1',
  personName: '孙*',
  sex: '2',
  age: 41,
  startTime: '2026-03-10 08:40:00',
  submitTime: '2026-03-10 08:43:00',
  resultLevel: '2',
  warnStatus: '1',
  status: '2',
};

/** The answered scales of grid members. */
export const Records: ScreenStory = {
  args: {
    address: '/psychological/gridMemberRecord/1',
    shows: 'CP202603100001',
    answers: registerOf(appletanswerrecord, [record]),
  },
};

const factor = (factorName: string, factorScore: number, isPositive: number): ScaleReport['factors'][number] => ({
  factorName,
  isTotal: 0,
  rawScore: factorScore * 4,
  factorScore,
  normMean: 1.5,
  normSd: 0.5,
  zScore: (factorScore - 1.5) / 0.5,
  isPositive,
  resultLevel: isPositive === 1 ? '2' : '0',
  resultText: isPositive === 1 ? '困扰较明显，影响日常生活。' : '未见明显困扰。',
  adviceText: isPositive === 1 ? '建议预约心理咨询室面询。' : '保持规律作息和适度运动。',
});

const report: ScaleReport = {
  record: { ...record, personName: '孙悦' },
  scaleName: '工作压力自评',
  totalScore: 31,
  resultLevel: '2',
  resultText: '困扰较明显，影响日常生活。',
  factors: [factor('负荷', 2.75, 1), factor('倦怠', 2.25, 1), factor('身心', 1.5, 0)],
};
const reportShown = {
  address: '/psychological/report/1',
  shows: '困扰较明显，影响日常生活。',
  answers: [answer(appletfactorresult, 'getAppReport', report)],
};

/** A report with its factors against their norms. */
export const Report: ScreenStory = { args: reportShown };

const times: CoursePoint[] = [24, 38, 31].map((totalScore, at) => ({
  id: String(at + 1),
  submitTime: `2026-0${at + 1}-10 09:30:00`,
  totalScore,
  resultLevel: '1',
  factors: ['负荷', '倦怠', '身心'].map((name, of) => ({ name, score: totalScore / 10 - of / 4 })),
}));

/** The course of a person over three answers, for who says by keys why it is read. */
export const Course: ScreenStory = {
  args: {
    ...reportShown,
    answers: [
      ...reportShown.answers,
      holds(...allOf(appletanswerrecord)),
      answerAt('POST', `${appletfactorresult.path}/${courseCall.path}`, times),
    ],
  },
  play: onceDrawn(async () => {
    await press(await screen.findByRole('button', { name: kitText('查看历次测评') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '复评前了解{Enter}');
    await expect(await screen.findByRole('heading', { name: kitText('历次测评（3）') })).toBeVisible();
    await expect(await screen.findAllByText('2026-02-10')).not.toHaveLength(0);
  }),
};
