/** Where a text stops being JSON, and why. */
export interface JsonProblem {
  /** Position in the text, from 0. */
  at: number;
  /** Line, from 1. */
  line: number;
  /** Column, from 1. */
  column: number;
  /** The character found there, '' at the end of the text. */
  found: string;
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const ATOM = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

class Stop extends Error {
  readonly at: number;
  constructor(at: number) {
    super(`The text stops being JSON at position ${at}.`);
    this.at = at;
  }
}

function skip(text: string, pattern: RegExp, at: number): number {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) throw new Stop(at);
  return at + match[0].length;
}

function items(text: string, start: number, close: string, item: (at: number) => number): number {
  let at = skip(text, SPACE, start + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    at = skip(text, SPACE, item(at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') throw new Stop(at);
    at = skip(text, SPACE, at + 1);
  }
}

function value(text: string, at: number): number {
  if (text[at] === '[') return items(text, at, ']', (next) => value(text, next));
  if (text[at] !== '{') return skip(text, text[at] === '"' ? STRING : ATOM, at);
  return items(text, at, '}', (next) => {
    const colon = skip(text, SPACE, skip(text, STRING, next));
    if (text[colon] !== ':') throw new Stop(colon);
    return value(text, skip(text, SPACE, colon + 1));
  });
}

/** The first place where a text is no JSON, the same in every browser (RFC 8259); null where it is JSON or blank. */
export function jsonProblem(text: string): JsonProblem | null {
  if (text.trim() === '') return null;
  try {
    const end = skip(text, SPACE, value(text, skip(text, SPACE, 0)));
    if (end < text.length) throw new Stop(end);
    return null;
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    const before = text.slice(0, stop.at).split('\n');
    return {
      at: stop.at,
      line: before.length,
      column: (before[before.length - 1] ?? '').length + 1,
      found: text.slice(stop.at, stop.at + 1),
    };
  }
}
