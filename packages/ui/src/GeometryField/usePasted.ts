import { fitting, together } from '@lattice/geometry/read/asField';
import { readText } from '@lattice/geometry/read/readText';
import type { TextFault, TextReading } from '@lattice/geometry/read/TextReading';
import { type ClipboardEvent, useState } from 'react';
import { convertGeometry } from '../MapView/coordinates/CoordinateSystem.ts';
import { type Geometry, roundedGeometry } from '../MapView/geo.ts';
import { type DrawingType, isGeometryText, parseVertices } from './vertices.ts';

/** What is wrong with a text; `kind` where it says nothing that the field can take. */
export function textFault(text: string): TextFault | 'kind' | null {
  if (!isGeometryText(text)) return parseVertices(text).fault;
  const reading = readText(text);
  return 'fault' in reading ? reading.fault : 'kind';
}

/** Takes texts into a field of lines or areas; `pasted` is one that leaves open which part or which system is meant. */
export function usePasted(geometryType: DrawingType, onGeometry: (geometry: Geometry) => void) {
  const [pasted, setPasted] = useState<TextReading | null>(null);
  /** False where the field can take nothing of the text. */
  const read = (text: string): boolean => {
    const reading = readText(text);
    const found = 'fault' in reading ? [] : fitting(reading.found, geometryType);
    if ('fault' in reading || found.length === 0) return false;
    const only = found.length > 1 ? null : together(found);
    if (only === null || reading.system === null) setPasted(reading);
    else onGeometry(roundedGeometry(convertGeometry(only, reading.system, 'WGS84')));
    return true;
  };
  /** A list that is pasted over all there is may be counted in another system; further lines are typed on. */
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const area = event.target;
    if (!(area instanceof HTMLTextAreaElement)) return;
    const isWhole = area.selectionEnd - area.selectionStart === area.value.length;
    const text = event.clipboardData.getData('text/plain');
    if ((isWhole || isGeometryText(text)) && read(text)) event.preventDefault();
  };
  return { pasted, close: () => setPasted(null), read, paste };
}
