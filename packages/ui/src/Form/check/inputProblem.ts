import { looksOf } from '../../kinds/looksOf.ts';
import { drawingProblem } from '../../GeometryField/vertices.ts';
import { numberProblem } from '../../NumberField/number.ts';
import type { FormField } from '../FormField.ts';
import type { Geometry } from '../../MapView/geo.ts';

/**
 * What an input itself cannot hand on: text that is no number, JSON that cannot be read, a drawing that is not
 * finished.
 */
export type InputProblem = 'number' | 'json' | 'drawing' | null;

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether a value is a drawing: some servers send an empty object for none. */
export const isGeometry = (value: unknown): value is Geometry =>
  typeof value === 'object' && value !== null && 'type' in value && 'coordinates' in value;

/** Finds it, before any rule is asked. */
export function inputProblem(field: FormField, value: unknown): InputProblem {
  if (typeof value === 'number' && numberProblem(value, {}) !== null) return 'number';
  const { family } = looksOf(field);
  if (family === 'structure' && typeof value === 'string' && value.trim() !== '' && !isJson(value)) return 'json';
  return family === 'drawing' && isGeometry(value) && drawingProblem(value) !== null ? 'drawing' : null;
}
