import { plain } from '../../call.ts';
import { integer, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 附件: a file that somebody uploaded; `link` is the address under which it is served. */
export const attach = resource('blade-resource/attach', {
  label: '附件',
  title: 'originalName',
  menu: { icon: 'iconfont iconicon_file', sort: 2 },
  fields: {
    link: text('附件地址', {
      required: true,
      list: true,
      unique: true,
      max: 1000,
      pattern: '^(?:https?://[^\\s/?#]\\S*|/files/[\\w.-]+(?:\\?s=[\\w.-]+)?)$',
    }),
    domainUrl: text('附件域名', { search: true, list: true, max: 500, pattern: '^https?://[^\\s/?#]\\S*$' }),
    name: text('附件名称', { required: true, search: true, list: true, max: 500 }),
    originalName: text('附件原名', { required: true, search: true, list: true, max: 500 }),
    extension: text('附件拓展名', { required: true, search: true, list: true, max: 12 }),
    attachSize: integer('附件大小', { required: true, list: true, min: 0, unit: '字节' }),
  },
  calls: {
    page: plain('page', 'list'),
    detail: plain('detail', 'detail'),
    submit: plain('submit', 'submit'),
    remove: plain('remove', 'remove'),
  },
});
export type Attach = Row<typeof attach>;
