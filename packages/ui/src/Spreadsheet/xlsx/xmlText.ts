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

interface XmlElement {
  /** What stands in its opening tag behind its name. */
  tag: string;
  /** What stands between its tags; undefined where it is one tag. */
  inside: string | undefined;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
}

/**
 * The elements of a name that holds none of its own; each sign is read twice at most. What is never closed is passed
 * over.
 */
export function* elementsIn(xml: string, name: string): Generator<XmlElement, undefined> {
  const opening = new RegExp(`<${name}(?![\\w:.-])([^<>]*)>`, 'g');
  const closing = `</${name}>`;
  let isClosed = true;
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const { index: start } = found;
    const [, tag = ''] = found;
    const begin = opening.lastIndex;
    if (tag.endsWith('/')) yield { tag: tag.slice(0, -1), inside: undefined, start, end: begin };
    else if (isClosed) {
      const close = xml.indexOf(closing, begin);
      isClosed = close !== -1;
      if (!isClosed) continue;
      opening.lastIndex = close + closing.length;
      yield { tag, inside: xml.slice(begin, close), start, end: opening.lastIndex };
    }
  }
  return undefined;
}

/** The text of all `t` inside a string of a workbook; readings of East Asian words (`rPh`) are left out. */
export function stringText(xml: string): string {
  let [spoken, from] = ['', 0];
  for (const { start, end } of elementsIn(xml, 'rPh')) {
    spoken += xml.slice(from, start);
    from = end;
  }
  return cellText([...elementsIn(spoken + xml.slice(from), 't')].map(({ inside = '' }) => inside).join(''));
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
