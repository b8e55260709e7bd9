import { crud, post } from '../../call.ts';
import { type Id, computed, dict, longtext, number, ref, text, toggle } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** A factor of a report. */
export interface FactorResult {
  factorName: string;
  isTotal: number;
  /** Stars for people who may not see it plainly. */
  rawScore: number | string;
  /** Stars for people who may not see it plainly. */
  factorScore: number | string;
  normMean: number | null;
  normSd: number | null;
  /** Stars for people who may not see it plainly. */
  zScore: number | string | null;
  /** Stars for people who may not see it plainly. */
  isPositive: number | string;
  resultLevel: string;
  resultText: string;
  adviceText: string;
}

/** The report of an answered scale. */
export interface ScaleReport {
  record: Readonly<Record<string, unknown>>;
  scaleName: string;
  /** Stars for people who may not see it plainly. */
  totalScore: number | string | null;
  /** Highest level of all factors, by the dictionary `psy_result_level`. */
  resultLevel: string;
  resultText: string;
  factors: FactorResult[];
}

/** 测评因子结果（报告）: the score of one factor in one answered scale. */
export const appletfactorresult = resource('psychological/appletfactorresult', {
  label: '测评因子结果（报告）',
  title: 'factorName',
  log: true,
  menu: { icon: 'iconfont iconicon_report', sort: 5, group: 'assessments' },
  fields: {
    answerRecordId: ref('答题记录', 'psychological/appletanswerrecord', { required: true, search: true, list: true }),
    hmid: ref('所属量表', 'psychological/scale', { required: true, search: true }),
    factorGroupId: ref('因子', 'psychological/scalefactorgroup', { required: true }),
    factorName: text('因子名称', {
      search: true,
      list: true,
      readonly: true,
      copy: { through: 'factorGroupId', field: 'factorName' },
      max: 30,
    }),
    isTotal: toggle('是否总分', { readonly: true }),
    rawScore: number('原始分', { list: true, readonly: true, sensitive: 'health' }),
    factorScore: number('因子分', { list: true, readonly: true, sensitive: 'health' }),
    normMean: number('常模均值', { readonly: true }),
    normSd: number('常模标准差', { readonly: true }),
    zScore: computed('标准Z分', 'number', { unit: 'SD', sensitive: 'health' }),
    isPositive: toggle('是否阳性', {
      search: true,
      list: true,
      tones: { 1: 'warning' },
      readonly: true,
      sensitive: 'health',
    }),
    resultId: ref('命中结果', 'psychological/scalefactorgroupresult', { readonly: true }),
    resultLevel: dict('结果等级', 'psy_result_level', {
      search: true,
      list: true,
      readonly: true,
      sensitive: 'health',
    }),
    resultText: longtext('结果解释', { readonly: true, max: 1000, sensitive: 'health' }),
    adviceText: longtext('建议', { readonly: true, max: 1000 }),
  },
  calls: {
    ...crud,
    /**
     * The report of a record: its factors with norms, conclusion and advice; worked out from the answers when that has
     * not been done.
     */
    getAppReport: post<{ answerRecordId: Id; reason?: string }, ScaleReport>('getAppReport', 'body', {
      access: 'view',
      blank: {
        record: {},
        scaleName: '',
        resultLevel: '',
        resultText: '',
        factors: [
          {
            factorName: '',
            isTotal: 0,
            normMean: null,
            normSd: null,
            zScore: null,
            resultLevel: '',
            resultText: '',
            adviceText: '',
          },
        ],
      },
    }),
  },
});
export type Appletfactorresult = Row<typeof appletfactorresult>;
