const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code >= 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/** Text of XML as it was meant. */
export const plainXml = (text: string): string => (text.includes('&') ? text.replace(/&(#?\w+);/g, entity) : text);

/** Text of a cell as it was meant; signs that XML cannot hold are written as _x000D_ (ECMA-376, 22.9.2.19). */
export const cellText = (text: string): string =>
  text.includes('_x')
    ? plainXml(text).replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : plainXml(text);

/** The text of all `t` inside a string of a workbook; readings of East Asian words (`rPh`) are left out. */
export function stringText(xml: string): string {
  const spoken = xml.includes('<rPh') ? xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '') : xml;
  let text = '';
  for (const [, piece = ''] of spoken.matchAll(/<t(?:\s[^<>]*)?>([\s\S]*?)<\/t>/g)) text += piece;
  return cellText(text);
}

/** The value of an attribute inside a tag. */
export function attribute(tag: string, name: string): string | undefined {
  const at = tag.search(new RegExp(`(?:^|\\s)${name}\\s*=`));
  const value = at === -1 ? null : /=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag.slice(at));
  return value === null ? undefined : plainXml(value[1] ?? value[2] ?? '');
}

/** XML whose main elements carry no prefix; some programs write `x:row` for `row`. */
export const withoutPrefix = (xml: string): string =>
  /^[^<]*(?:<\?[^<>]*>\s*)?<\w+:/.test(xml) ? xml.replace(/<(\/?)\w+:(?=\w)/g, '<$1') : xml;
