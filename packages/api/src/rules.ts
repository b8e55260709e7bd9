/**
 * What is wrong with one value: the field, the rule it breaks, and the rule's numbers or words; `other` is the name of
 * a further field. An issue keeps this shape from the rule that finds it to the form that shows it. `Text` is what the
 * server has for words that are not in a language yet; on the wire there are none.
 */
export interface Issue<Text = never> {
  field: string;
  rule: Rule;
  params?: Record<string, string | number | Text>;
  /** The broken rule inside of a value that has fields of its own. */
  part?: Issue<Text>;
}

/**
 * The sentence of each rule in the source language; `{label}` is the field's name, `{other}` that of the further one.
 * Client and server use these.
 */
export const ruleMessages = {
  enter: '请输入{label}',
  choose: '请选择{label}',
  either: '请选择{label}或{other}',
  upload: '请上传{label}',
  place: '请在地图上选择位置',
  text: '{label}应为文本',
  characters: '{label}含有不能保存的控制字符',
  maxLength: '{label}不能超过{max}个字',
  minLength: '{label}不能少于{min}个字',
  bytes: '{label}不能超过{max}个字节（一个汉字占3个），现在是{size}个',
  pattern: '{label}格式不正确',
  masked: '{label}含有遮盖用的“*”，请填写完整的内容',
  number: '{label}应为数字',
  integer: '{label}应为整数',
  min: '{label}不能小于{min}',
  max: '{label}不能大于{max}',
  scale: '{label}最多{scale}位小数',
  toggle: '{label}只能是 0 或 1',
  date: '{label}应为有效日期，格式 2026-01-31',
  datetime: '{label}应为有效时间，格式 2026-01-31 08:30:00',
  since: '{label}不能早于 {day}',
  notBefore: '{label}不能早于{other}',
  after: '{label}应晚于{other}',
  atLeast: '{label}不能小于{other}',
  above: '{label}应大于{other}',
  most: '{label}最多选择{max}项',
  grows: '{label}应大于之前的“{value}”',
  beforeNext: '{label}应小于之后的“{value}”',
  single: '{label}只能有一条，“{value}”已经是',
  overlap: '{label}的范围与“{value}”重叠',
  gap: '“{value}”之间没有范围覆盖，正在使用时不能有空缺：请让{label}与相邻的范围首尾相接',
  future: '{label}不能晚于今天',
  month: '{label}应为有效月份，格式 2026-01',
  time: '{label}应为有效时刻，格式 08:30:00',
  phoneEmpty: '手机号码不能为空',
  phoneLength: '手机号码长度不为11位',
  phoneFormat: '手机号码格式不正确',
  idcardLength: '身份证号码应为18位',
  idcardFormat: '身份证号码格式不正确',
  idcardFuture: '身份证号码中的出生日期晚于今天，请核对',
  idcardChecksum: '身份证号码校验位不正确，请核对',
  url: '{label}应以 http:// 或 https:// 开头',
  link: '{label}的地址不正确，请重新上传',
  id: '{label}不是有效的编号',
  unknown: '{label}所选的记录不存在，请重新选择',
  leaf: '{label}只能选择最下一级，请展开后再选',
  option: '{label}的选项“{value}”不在字典中，请重新选择',
  lng: '{label}应在 0 到 180 之间，最多15位小数',
  lat: '{label}应在 0 到 90 之间，最多15位小数',
  geometry: '{label}的图形不完整或坐标超出范围',
  tooManyVertices: '{label}共 {count} 个顶点，最多 {max} 个，请先简化（抽稀）再保存',
  outerTooFew: '{label}第 {part} 块外边界至少要有 3 个不同的点',
  holeTooFew: '{label}第 {part} 块的洞 {hole} 至少要有 3 个不同的点',
  outerCrossed: '{label}第 {part} 块外边界在 {at} 处自相交或碰到自己，请移开那里的顶点',
  holeCrossed: '{label}第 {part} 块的洞 {hole} 在 {at} 处自相交或碰到自己，请移开那里的顶点',
  holeOutside: '{label}第 {part} 块的洞 {hole} 在 {at} 处超出了外边界，请移到边界以内',
  holesOverlap: '{label}第 {part} 块的洞 {hole} 与洞 {second} 在 {at} 处重叠，请分开',
  partsOverlap: '{label}第 {part} 块与第 {second} 块在 {at} 处重叠，请分开',
  json: '{label}不是有效的 JSON',
  row: '{label}第{row}行：{problem}',
  part: '{label}：{problem}',
  rows: '{label}最多{max}行',
  taken: '{label}“{value}”已存在',
  move: '{label}不能从“{from}”改为“{to}”',
  moveWhen: '这条记录的{label}不能由人从“{from}”改为“{to}”，请刷新后看可以做的操作',
  moveEarly: '{other}是 {day}，当天起才能把{label}从“{from}”改为“{to}”',
  moveHolder: '这条记录不由您处理，请由处理人或处理部门操作',
  moveOwn: '不能审批自己的申请，请由其他人审批',
  moveBarred: '{other}不能审批这条记录，请由其他人审批',
  moveRole: '您的角色不能把{label}从“{from}”改为“{to}”',
  cycle: '{label}不能选择自身或自身的下级',
  refused: '{reason}',
  grammar: '{label}第{at}个字处不正确：{why}',
} as const satisfies Record<string, string>;

/** Name of a rule. */
export type Rule = keyof typeof ruleMessages;

/** Fills the `{names}` of a message. */
export const fill = (message: string, params: Record<string, string | number>): string =>
  message.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
