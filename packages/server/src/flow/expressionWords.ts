import type { ExpressionError, ExpressionFault } from '@lattice/flow/ExpressionError';
import { type MessageDescriptor, say } from '../words/say.ts';

type Value = string | number;

const sentences: Readonly<Record<ExpressionFault, (a: Value, b: Value) => MessageDescriptor>> = {
  tooLong: (most) => say`表达式不能超过 ${most} 个字符`,
  tooManyTokens: () => say`表达式过长`,
  unknownCharacter: (at, text) => say`第 ${at} 个字符处有不能使用的内容“${text}”`,
  reservedName: (name) => say`表达式中不能使用“${name}”`,
  missing: (sign) => say`缺少“${sign}”`,
  missingBefore: (sign, found) => say`缺少“${sign}”，却是“${found}”`,
  noName: () => say`“.”之后应为名称`,
  surplus: (text) => say`多余的“${text}”`,
  unexpected: (text) => say`“${text}”不能出现在这里`,
  incomplete: () => say`表达式不完整`,
  tooDeep: () => say`表达式嵌套过深`,
  openBrace: () => say`表达式的括号没有闭合`,
  noCallable: (method) => say`不能调用“${method}”：只能调用已登记的方法`,
  unknownFunction: (name) => say`不能调用“${name}”：只能调用已登记的方法`,
  noValue: (name) => say`流程变量“${name}”没有值`,
  noNumber: (text) => say`“${text}”不是数字`,
  zeroDivision: () => say`除数不能为零`,
};

/** Why an expression is refused or has no value, for people. */
export const expressionWords = ({ fault, values: [a = '', b = ''] }: ExpressionError): MessageDescriptor =>
  sentences[fault](a, b);
