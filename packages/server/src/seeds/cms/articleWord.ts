import { articleWord } from '@lattice/api/resources/cms/articleWord';
import { demoRows } from '../../town/fill/demoRows.ts';

const WORDS = [
  ['残废人', '残疾人', '2', '称谓不当'],
  ['弱智', '智力残疾', '2', '称谓不当'],
  ['刑满释放分子', '刑满释放人员', '2', '称谓不当'],
  ['打工妹', '务工人员', '2', '称谓不当'],
  ['钓鱼执法', '', '1', '请核对事实和表述'],
  ['最佳', '', '1', '避免绝对化用语'],
  ['国家级', '', '1', '请核对依据'],
  ['身份证号码', '', '1', '请核对是否含个人信息'],
] as const;

/** Start data of 用词检查 in the demo town. */
export const seed = demoRows(articleWord, WORDS.length, ({ n }) => {
  const [word, suggestion, level, remark] = WORDS[n] ?? WORDS[0];
  return { word, suggestion, level, remark, isEnabled: 1 };
});
