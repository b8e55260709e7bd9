import type { Field, Sensitivity } from '@lattice/api/field';
import { addressEnds, surnameOf } from '@lattice/api/mask';
import { compoundSurnames } from '@lattice/api/surnames';
import { TAIL, visiblePart } from '@lattice/api/visiblePart';
import { Refusal } from '../errors/Refusal.ts';
import { type MessageDescriptor, say, labelMessage } from '../words/say.ts';
import { quoteLiteral } from './quoteLiteral.ts';

/** Puts a value into a statement as a parameter. */
type Place = (value: unknown) => string;

/** The fewest characters of a number of which a mask leaves the end visible. */
const MIN_LENGTHS: Readonly<Record<'idcard' | 'phone', number>> = { idcard: 9, phone: 8 };

const tailOf = (column: string) => `upper(right(${column}, ${TAIL}))`;
const surnameIn = (column: string) =>
  `case when char_length(${column}) > 2 and left(${column}, 2) in ` +
  `(${compoundSurnames.map(quoteLiteral).join(', ')}) then left(${column}, 2) else ` +
  `left(${column}, 1) end`;

/** The visible beginning of an address; never longer than what its mask shows. */
function startOf(column: string): string {
  const found = `substring(${column} from '^[^\\n]*?(?:${addressEnds.join('|')})')`;
  return (
    `case when ${found} is null then left(${column}, ceil(char_length(${column}) / 3.0)::int) ` +
    `when char_length(${found}) >= char_length(${column}) then left(${column}, ` +
    `greatest(char_length(${column}) - 1, 0)) else ${found} end`
  );
}

/**
 * An expression of what a mask leaves visible of a column and searches compare with; null where it hides everything.
 */
export function visibleSql(sensitivity: Sensitivity, column: string): string | null {
  switch (sensitivity) {
    case 'idcard':
    case 'phone':
      return tailOf(column);
    case 'name':
      return surnameIn(column);
    case 'address':
      return startOf(column);
    default:
      return null;
  }
}

/** An expression by whose order nothing hidden can be told: rows whose end is hidden too stand together. */
export function visibleOrder(sensitivity: Sensitivity, column: string): string {
  const visible = visibleSql(sensitivity, column);
  if (visible === null) return 'null::text';
  return sensitivity === 'idcard' || sensitivity === 'phone'
    ? `case when char_length(${column}) >= ${MIN_LENGTHS[sensitivity]} then ${visible} end`
    : visible;
}

const wanted = (field: Field): MessageDescriptor => {
  switch (field.sensitive) {
    case 'idcard':
    case 'phone':
      return say`“${labelMessage(field.label)}”已部分隐藏，请输入完整号码，或最后四位`;
    case 'name':
      return say`“${labelMessage(field.label)}”已部分隐藏，请输入完整姓名，或姓氏`;
    case 'address':
      return say`“${labelMessage(field.label)}”已部分隐藏，请输入完整地址，或看得见的部分`;
    default:
      return say`“${labelMessage(field.label)}”已隐藏，只能按完整内容查询`;
  }
};

/** Suffixes that ask for the whole value or for what a search text is. */
const WHOLE = new Set(['equal', 'dateequal']);
const ANY = new Set(['', 'like', 'likeleft', 'likeright']);

const isWhole = (field: Field, column: string, value: string, p: Place): string => {
  const same = `${column} = ${p(value)}`;
  // The visible part of the whole value narrows by its index.
  if (field.sensitive === 'name') return `(${surnameIn(column)} = ${p(surnameOf(value))} and ${same})`;
  if (field.sensitive === 'idcard' || field.sensitive === 'phone')
    return `(${tailOf(column)} = ${p(value.slice(-TAIL).toUpperCase())} and ${same})`;
  return same;
};

/**
 * A condition on a masked column, by its whole value or exactly the part that is visible; all else is refused with 400.
 */
export function maskedCondition(field: Field, column: string, suffix: string, value: string, p: Place): string {
  if (WHOLE.has(suffix)) return isWhole(field, column, value, p);
  const text = value.trim();
  const part = ANY.has(suffix) ? visiblePart(field, text) : null;
  switch (part) {
    case 'whole':
      return isWhole(field, column, text, p);
    case 'tail':
      return (
        `(${tailOf(column)} = ${p(text.toUpperCase())} and char_length(${column}) ` +
        `>= ${MIN_LENGTHS[field.sensitive === 'phone' ? 'phone' : 'idcard']})`
      );
    case 'surname':
      return (
        `(${surnameIn(column)} = ${p(text)} or (${surnameIn(column)} = ${p(surnameOf(text))} ` +
        `and ${column} = ${p(text)}))`
      );
    case 'start':
      return `(strpos(${startOf(column)}, ${p(text)}) > 0 or ${column} = ${p(text)})`;
    default:
      throw new Refusal(400, wanted(field));
  }
}
