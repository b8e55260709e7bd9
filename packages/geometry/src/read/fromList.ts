import { isWithin, type TextReading, UnreadableText } from './TextReading.ts';

const PAIR = /^(\d{1,3}(?:\.\d+)?)(?:\s*,\s*|\s+)(\d{1,3}(?:\.\d+)?)$/;
const NUMBERS = /^[-+\d.,\s]+$/;

/**
 * Reads positions that follow each other, one a line or separated by semicolons as map services have them.
 *
 * @throws {UnreadableText} Where it is none.
 */
export function fromList(text: string): TextReading {
  const coordinates: [number, number][] = [];
  for (const [at, line] of text.normalize('NFKC').split('\n').entries())
    for (const part of line.split(/[;|]/)) {
      const pair = part.trim();
      if (pair === '') continue;
      const [, lng, lat] = PAIR.exec(pair) ?? [];
      const position: [number, number] = [Number(lng), Number(lat)];
      if (lng === undefined || !isWithin(position))
        throw new UnreadableText({ kind: faultOf(pair, coordinates.length), line: at + 1 });
      coordinates.push(position);
    }
  const isService = /[;|]/.test(text);
  return {
    found: coordinates.length < 2 ? [] : [{ name: '', geometry: { type: 'LineString', coordinates }, isList: true }],
    system: null,
    expected: isService ? 'GCJ02' : 'WGS84',
  };
}

/** What is wrong with a part: it is no text of a known kind, no pair of numbers, or not a place. */
function faultOf(part: string, before: number): 'format' | 'position' | 'bounds' {
  const numbers = part.split(/[\s,]+/).map(Number);
  if (numbers.length === 2 && !numbers.some(Number.isNaN)) return 'bounds';
  return before === 0 && !NUMBERS.test(part) ? 'format' : 'position';
}
