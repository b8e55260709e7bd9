import { Parser } from 'saxen';
import { type FoundGeometry, isWithin, type StoredGeometry, type TextReading, UnreadableText } from './TextReading.ts';

/** A placemark that is being read. */
interface Placemark {
  name: string;
  areas: [number, number][][][];
  lines: [number, number][][];
}

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1);

function positionsIn(text: string, line: number): [number, number][] {
  const parts = text.trim().split(/\s+/);
  return parts.map((part) => {
    const [lng, lat] = part.split(',', 2).map(Number);
    if (lng === undefined || lat === undefined || Number.isNaN(lng + lat))
      throw new UnreadableText({ kind: 'position', line });
    if (!isWithin([lng, lat])) throw new UnreadableText({ kind: 'bounds', line });
    return [lng, lat];
  });
}

const areaOf = (areas: [number, number][][][]): StoredGeometry =>
  areas.length === 1 && areas[0] !== undefined
    ? { type: 'Polygon', coordinates: areas[0] }
    : { type: 'MultiPolygon', coordinates: areas };

/**
 * Reads KML, which is WGS 84: a line or area a placemark, areas of one placemark in one.
 *
 * @throws {UnreadableText} Where it is none.
 */
export function fromKml(text: string): TextReading {
  const found: FoundGeometry[] = [];
  const open: string[] = [];
  let placemark: Placemark = { name: '', areas: [], lines: [] };
  let words = '';
  const close = () => {
    const { name, areas, lines } = placemark;
    if (areas.length > 0) found.push({ name, geometry: areaOf(areas) });
    for (const line of lines) found.push({ name, geometry: { type: 'LineString', coordinates: line } });
    placemark = { name: '', areas: [], lines: [] };
  };
  const parser = new Parser();
  parser
    .on('openTag', (tag, _attributes, _decode, _isClosed, contextOf) => {
      const name = plainName(tag);
      if (open.length === 0 && name !== 'kml') throw new UnreadableText({ kind: 'kml', line: contextOf().line + 1 });
      open.push(name);
      words = '';
      if (name === 'Polygon') placemark.areas.push([]);
    })
    .on('text', (value, decode) => {
      words += decode(value);
    })
    .on('cdata', (value) => {
      words += value;
    })
    .on('closeTag', (tag, _decode, _isClosed, contextOf) => {
      const name = plainName(tag);
      open.pop();
      if (name === 'Placemark') close();
      if (name === 'name' && open.at(-1) === 'Placemark') placemark.name = words.trim();
      if (name === 'coordinates' && words.trim() !== '' && open.at(-1) !== 'Point') {
        const positions = positionsIn(words, contextOf().line + 1);
        if (open.at(-1) === 'LineString') placemark.lines.push(positions);
        else placemark.areas.at(-1)?.push(positions);
      }
      words = '';
    })
    .on('error', ({ message }, contextOf) => {
      const isCut = message === 'unexpected end of file';
      throw new UnreadableText({ kind: 'kml', line: isCut ? text.split('\n').length : contextOf().line + 1 });
    });
  parser.parse(text);
  if (open.length > 0) throw new UnreadableText({ kind: 'kml', line: text.split('\n').length });
  close();
  return { found, system: 'WGS84', expected: 'WGS84' };
}
