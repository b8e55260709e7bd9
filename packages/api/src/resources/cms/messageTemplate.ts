import { crud } from '../../call.ts';
import { dict, longtext, text } from '../../field.ts';
import { type Row, resource } from '../../resource.ts';

/** 消息模板: a message that is written again and again, with fields in braces that each message fills in. */
export const messageTemplate = resource('cms/messageTemplate', {
  label: '消息模板',
  title: 'templateName',
  menu: { icon: 'iconfont iconicon_file', sort: 4, group: 'messages' },
  fields: {
    templateName: text('模板名称', { required: true, search: true, list: true, unique: true, max: 50 }),
    messageType: dict('消息类型', 'message_type', { required: true, search: true, list: true }),
    messageTitle: text('消息标题', { required: true, search: true, list: true, max: 100 }),
    content: longtext('消息内容', {
      required: true,
      list: true,
      max: 2000,
      help: '每次要填写的内容写在花括号里，如时间、地点；没有填写完的消息不能发送',
    }),
    remark: longtext('备注', { max: 300 }),
  },
  calls: crud,
});
export type MessageTemplate = Row<typeof messageTemplate>;
