import zh from 'bpmn-js-i18n/translations/zn.js';

/** What the list of the community leaves out or says otherwise than this product. */
const OVERLAY: Readonly<Record<string, string>> = {
  'Create user task': '添加用户任务',
  'Create exclusive gateway': '添加排他网关',
  'Create parallel gateway': '添加并行网关',
  'Create start event': '添加开始事件',
  'Create end event': '添加结束事件',
  'Create expanded sub-process': '添加子流程',
  'Append user task': '追加用户任务',
  'Append exclusive gateway': '追加排他网关',
  'Append end event': '追加结束事件',
  'Activate hand tool': '移动画布',
  'Activate lasso tool': '框选',
  'Activate create/remove space tool': '增减空间',
  'Activate global connect tool': '连线',
  'Connect to other element': '连接到其他节点',
  'Exclusive gateway': '排他网关',
  'User task': '用户任务',
  'Manual task': '手工任务',
  'Receive task': '接收任务',
  'Business rule task': '业务规则任务',
  'Toggle non-interrupting': '切换是否中断',
  'Search in diagram': '在流程图中查找',
  'No matching elements': '没有找到',
  'Ad-hoc sub-process': '随意子流程',
  'Text annotation': '文字注释',
};

/** A word of bpmn-js in a language, with its `{places}` filled in; English is its own. */
export function bpmnWord(locale: string, text: string, values: Readonly<Record<string, unknown>> = {}): string {
  const word = locale.startsWith('zh') ? (OVERLAY[text] ?? zh[text] ?? text) : text;
  return word.replaceAll(/\{([^{}]+)\}/g, (place, name: string) => String(values[name] ?? place));
}
