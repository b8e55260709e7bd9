import { crud } from '../../call.ts';
import { dict, longtext, text, toggle } from '../../field.ts';
import { switchStates } from '../../machines/switchStates.ts';
import { type Row, resource } from '../../resource.ts';

/** 用词检查: a word that articles are checked for while they are written and when they are published. */
export const articleWord = resource('cms/articleWord', {
  label: '检查用词',
  title: 'word',
  menu: { icon: 'iconfont iconicon_list', sort: 3, group: 'articles' },
  states: switchStates(),
  fields: {
    word: text('用词', { required: true, search: true, list: true, unique: true, max: 30 }),
    suggestion: text('建议改为', { search: true, list: true, max: 60 }),
    level: dict('处理方式', 'word_level', { required: true, search: true, list: true, default: '1' }),
    isEnabled: toggle('是否启用', { search: true, list: true, default: 1 }),
    remark: longtext('备注', { list: true, max: 300 }),
  },
  calls: crud,
});
export type ArticleWord = Row<typeof articleWord>;
