import { attribute, elementsIn } from './xmlText.ts';

const isBetween = (id: number, first: number, last: number) => id >= first && id <= last;

/**
 * Whether a number format shows a date or a time: the built-in ones of ECMA-376, 18.8.30, East Asian ones included, or
 * a code with parts of a date.
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined)
    return isBetween(id, 14, 22) || isBetween(id, 27, 36) || isBetween(id, 45, 47) || isBetween(id, 50, 58);
  const bare = code.replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[ymdhs]/i.test(bare) && !/general/i.test(bare);
}

/** Which cell styles of a workbook show dates. */
export function dateStyles(xml: string): boolean[] {
  const codes = new Map<number, string>();
  for (const [, tag = ''] of xml.matchAll(/<numFmt\b([^<>]*)>/g))
    codes.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
  const formats = elementsIn(xml, 'cellXfs').next().value?.inside ?? '';
  return [...formats.matchAll(/<xf\b([^<>]*)>/g)].map(([, tag = '']) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return isDateFormat(id, codes.get(id));
  });
}
