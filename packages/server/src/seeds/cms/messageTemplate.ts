import { messageTemplate } from '@lattice/api/resources/cms/messageTemplate';
import { demoRows } from '../../town/fill/demoRows.ts';

const TEMPLATES = [
  ['会议通知', '1', '{会议名称}通知', '请于{时间}到{地点}参加{会议名称}，如不能到会请提前请假。'],
  ['材料报送提醒', '2', '请报送{材料名称}', '请于{截止时间}前将{材料名称}报送到{收件部门}。'],
  ['天气预警', '4', '{预警名称}', '预计{时间}有{天气情况}，请加强巡查，发现险情立即上报，值班电话{电话}。'],
  ['停水停电告知', '1', '{停供类型}通知', '{范围}因{原因}，将于{时间}{停供类型}，请提前告知居民。'],
] as const;

/** Start data of 消息模板 in the demo town. */
export const seed = demoRows(messageTemplate, TEMPLATES.length, ({ n }) => {
  const [templateName, messageType, messageTitle, content] = TEMPLATES[n] ?? TEMPLATES[0];
  return { templateName, messageType, messageTitle, content };
});
