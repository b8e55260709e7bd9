import { crud, plain } from '../../../call.ts';
import { longtext, text } from '../../../field.ts';
import { type Row, resource } from '../../../resource.ts';

/** 报表: a report file that the report designer stores. */
export const reportFile = resource('blade-report/report/rest', {
  label: '报表',
  title: 'name',
  menu: { icon: 'iconfont iconicon_report', sort: 3 },
  fields: {
    name: text('文件名', { search: true, list: true, readonly: true, unique: true, max: 100 }),
    content: longtext('文件内容', { readonly: true, max: 1_000_000 }),
  },
  calls: {
    remove: crud.remove,
    page: plain('page', 'list'),
  },
});
export type ReportFile = Row<typeof reportFile>;
