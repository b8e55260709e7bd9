import { crud, plain, post } from '../../../call.ts';
import { type Id, longtext, text } from '../../../field.ts';
import { type Row, resource } from '../../../resource.ts';

/** 报表: a report file that the report designer stores. */
export const reportFile = resource('blade-report/report/rest', {
  label: '报表',
  title: 'name',
  menu: { icon: 'iconfont iconicon_report', sort: 3 },
  fields: {
    name: text('文件名', { required: true, search: true, list: true, unique: true, max: 100 }),
    content: longtext('文件内容', { required: true, max: 1_000_000 }),
  },
  calls: {
    remove: crud.remove,
    page: plain('page', 'list'),
    /** Takes in a file of UReport 2 without what it says of databases. Our own server alone answers it. */
    upload: post<{ name: string; content: string }, { id: Id }>('upload'),
  },
});
export type ReportFile = Row<typeof reportFile>;
