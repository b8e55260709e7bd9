const TAG = '<datasource';
/** Attributes of a data source by which its database is reached. */
const CONNECTION = new Set(['password', 'username', 'url', 'driver']);

const isSpace = (sign: string) => sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t';
const endsName = (sign: string) => sign === '' || isSpace(sign) || '=>/"\''.includes(sign);

/** The place behind what fulfils a condition, from a place on. */
function behind(content: string, from: number, fits: (sign: string) => boolean): number {
  let at = from;
  while (at < content.length && fits(content.charAt(at))) at += 1;
  return at;
}

/** One part of a tag from a place on: its end, and whether it is an attribute that is left out. */
function partAt(content: string, from: number): { end: number; isLeftOut: boolean } {
  const name = behind(content, from, isSpace);
  const nameEnd = behind(content, name, (sign) => !endsName(sign));
  const sign = behind(content, nameEnd, isSpace);
  if (nameEnd === name || content.charAt(sign) !== '=') return { end: Math.max(nameEnd, name + 1), isLeftOut: false };
  const quote = behind(content, sign + 1, isSpace);
  const mark = content.charAt(quote);
  if (mark !== '"' && mark !== "'") return { end: quote, isLeftOut: false };
  const close = content.indexOf(mark, quote + 1);
  return {
    end: close < 0 ? content.length : close + 1,
    isLeftOut: CONNECTION.has(content.slice(name, nameEnd)),
  };
}

/**
 * What of a report file is kept: all but addresses and passwords of databases, which nothing here reads. Each sign is
 * looked at a few times at most.
 */
export function withoutConnections(content: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let tag = content.indexOf(TAG); tag >= 0; tag = content.indexOf(TAG, at)) {
    kept.push(content.slice(at, tag + TAG.length));
    at = tag + TAG.length;
    if (!endsName(content.charAt(at))) continue;
    while (at < content.length && content.charAt(behind(content, at, isSpace)) !== '>') {
      const { end, isLeftOut } = partAt(content, at);
      if (!isLeftOut) kept.push(content.slice(at, end));
      at = end;
    }
  }
  kept.push(content.slice(at));
  return kept.join('');
}
