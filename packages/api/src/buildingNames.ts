/** Name of the n-th building or unit of a setting; `{n}` in the rule stands for the number. */
const numberedName = (rule: string, n: number, fallback: string): string =>
  rule.includes('{n}') ? rule.replaceAll('{n}', String(n)) : rule === '' ? `${n}${fallback}` : `${rule}${n}${fallback}`;

/** Name of the n-th unit by the rule of a setting; a rule without a number is not one. */
export const unitName = (rule: string, n: number): string => numberedName(rule.includes('{n}') ? rule : '', n, '单元');

/** Name of the n-th building by the rule of a setting. */
export const buildingName = (rule: string, n: number): string => numberedName(rule, n, '栋');

const PARTS = /\{(community|building|unit|room)\}/g;

/**
 * Address of a house that is made, or of a building where unit and room are not given, by the rule of its setting; what
 * names no part stands before them all, and the building's address ends where the unit begins.
 */
export function addressBy(
  { addressRule, address }: { addressRule: string; address: string },
  building: string,
  house?: { unit: string; room: string },
): string {
  const parts: Readonly<Record<string, string>> = {
    community: address,
    building,
    unit: house?.unit ?? '',
    room: house?.room ?? '',
  };
  const start = addressRule === '' ? '{community}' : addressRule;
  const rule = start.includes('{') && start !== '{community}' ? start : `${start}{building}{unit}{room}室`;
  const end = rule.search(/\{(?:unit|room)\}/);
  const own = house === undefined && end >= 0 ? rule.slice(0, end).replace(/(?<![-—_\s])[-—_\s]+$/, '') : rule;
  return own.replaceAll(PARTS, (_, part: string) => parts[part] ?? '');
}
