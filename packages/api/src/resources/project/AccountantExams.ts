import { crud } from '../../call.ts';
import { computed, date, dict, files, integer, longtext, number, ref, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** An examination has a result once that was entered by its move. */
const given = { field: 'status', in: ['1', '3'] };

/** 会计考试: the result of an accountant's examination. */
export const accountantExams = resource('project/AccountantExams', {
  label: '会计考试',
  title: 'examName',
  menu: { icon: 'iconfont iconicon_report', sort: 3, group: 'accountants' },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'submit', label: '登记成绩', roles: ['finance'], since: 'examDate' },
      { from: '0', to: '2', call: 'submit', label: '登记缺考', roles: ['finance'], since: 'examDate' },
      { from: '1', to: '3', call: 'submit', label: '作废成绩', roles: ['admin'] },
      { from: '2', to: '1', call: 'submit', label: '登记成绩', roles: ['finance'], since: 'examDate' },
    ],
    prompts: [
      {
        to: ['1'],
        fields: {
          score: number('得分', { required: true, min: 0, max: 1000 }),
          creditHours: number('继续教育学时', { min: 0, unit: '学时' }),
          certificateNo: text('证书编号', { max: 40 }),
        },
        ofRecord: true,
        tells: ['fullScore', 'passScore'],
      },
    ],
  },
  fields: {
    examName: text('考试名称', { required: true, search: true, list: true, max: 100 }),
    accountantId: ref('会计人员', 'project/Accountant', { required: true, search: true, list: true }),
    examType: dict('考试类型', 'accountant_exam_type', { required: true, search: true, list: true }),
    examYear: integer('考试年度', { required: true, search: true, list: true, min: 2000, max: 2100 }),
    examDate: date('考试日期', { required: true, list: true }),
    organizer: text('组织单位', { max: 60 }),
    examPlace: text('考试地点', { max: 100 }),
    fullScore: number('总分', { required: true, min: 1, max: 1000, default: 100, atLeast: 'score' }),
    passScore: number('合格分', { required: true, min: 0, max: 1000, default: 60 }),
    score: number('得分', { list: true, min: 0, max: 1000, showIf: given }),
    passed: computed('是否合格', 'switch', { list: true }),
    creditHours: number('继续教育学时', { list: true, min: 0, unit: '学时', showIf: given }),
    certificateNo: text('证书编号', { max: 40, showIf: given }),
    files: files('附件'),
    status: dict('状态', 'accountant_exam_status', { search: true, list: true, readonly: true, default: '0' }),
    remark: longtext('备注', { max: 500 }),
  },
  calls: crud,
});
export type AccountantExams = Row<typeof accountantExams>;
