import { fromArrays, fromJson } from './fromJson.ts';
import { fromKml } from './fromKml.ts';
import { fromList } from './fromList.ts';
import { fromWkt, isWkt } from './fromWkt.ts';
import { type TextFault, type TextReading, UnreadableText } from './TextReading.ts';

function readerOf(text: string): (text: string) => TextReading {
  const [first] = text;
  if (first === '{') return fromJson;
  if (first === '[') return fromArrays;
  if (first === '<') return fromKml;
  return isWkt(text) ? fromWkt : fromList;
}

/**
 * Reads what a text says as GeoJSON, KML, WKT or a list of positions; a text that is none is refused at its first line
 * that cannot be read.
 */
export function readText(text: string): TextReading | { fault: TextFault } {
  const clean = text.replace(/^\uFEFF/, '').trim();
  try {
    const reading = readerOf(clean)(clean);
    return reading.found.length === 0 ? { fault: { kind: 'empty' } } : reading;
  } catch (error) {
    if (error instanceof UnreadableText) return { fault: error.fault };
    throw error;
  }
}
