import { useCallback, useRef, useState } from 'react';
import type { FormField } from './FormField.ts';
import type { FormValues } from './FormValues.ts';
import { isMasked } from './isMasked.ts';

/** Masked values as they came, by field: while a field holds its own, the stored value stands. */
export type Masks = Readonly<Record<string, string>>;

/** The masked ones among values. */
export const masksIn = (fields: readonly FormField[], values: FormValues): Masks =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = values[field.name];
      return isMasked(field, value) ? [[field.name, value]] : [];
    }),
  );

/** True while nobody has replaced the masked value of a field. */
export const isKept = (masks: Masks, name: string, value: unknown): boolean =>
  Object.hasOwn(masks, name) && masks[name] === value;

/**
 * The values without masked ones that nobody has replaced, and without fields of which such a value decides whether
 * they are shown: they are not sent, so that the stored ones stay.
 */
export function withoutKept(fields: readonly FormField[], masks: Masks, values: FormValues): FormValues {
  const isStored = (name: string) => isKept(masks, name, values[name]);
  const unknown = new Set(
    fields.filter(({ showIf }) => showIf !== undefined && isStored(showIf.field)).map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isStored(name) && !unknown.has(name)));
}

/**
 * The masked values of a form: those of the record, and those put into it later from outside, where a clear value takes
 * the place of a masked one. `latestAnswer` holds them before they are drawn, for what checks a value in the moment in
 * which it is put in.
 */
export function useMasks(fields: readonly FormField[], start: FormValues) {
  const [masks, setMasks] = useState(() => masksIn(fields, start));
  const latest = useRef(masks);
  const note = useCallback(
    (name: string, value: unknown) => {
      const found = masksIn(
        fields.filter((field) => field.name === name),
        { [name]: value },
      );
      const { [name]: before, ...others } = latest.current;
      if (before === found[name]) return;
      latest.current = { ...others, ...found };
      setMasks(latest.current);
    },
    [fields],
  );
  return { masks, latest, note };
}
