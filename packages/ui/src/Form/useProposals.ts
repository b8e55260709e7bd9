import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isOneReference, placeOf } from '../kinds/looksOf.ts';
import { useHandlers } from '../useHandlers/useHandlers.tsx';
import { composedFrom, composedWords } from './composedWords.ts';
import type { FormField } from './FormField.ts';
import type { FormSources } from './FormSources.ts';
import type { FormValues } from './FormValues.ts';
import { isMasked } from './isMasked.ts';

/** Most milliseconds that is waited for what is still read. */
const PATIENCE = 5000;

/** What `useProposals` tells a form. */
interface Proposals {
  /** A hint by field, for an area in which the point does not lie. */
  hints: Readonly<Record<string, string>>;
  /** Waits until what is being read is proposed, so that nobody is asked for what is on its way. */
  whenThere: () => Promise<void>;
}

const none: Proposals['hints'] = {};
const textOf = (value: unknown) => String(value ?? '');

/**
 * Proposes values that follow from what is chosen: fields of chosen records, composed words, the area of the point, and
 * what `follows` says. Only fields that are empty, or hold what was proposed before, are filled.
 */
export function useProposals(
  { getValues, getFieldState, subscribe }: UseFormReturn<FormValues>,
  fields: readonly FormField[],
  sources: FormSources,
  set: (name: string, value: unknown) => void,
  isView: boolean,
  follows?: (values: FormValues) => FormValues,
): Proposals {
  const { t } = useLingui();
  const coming = useRef(new Set<Promise<unknown>>());
  const proposed = useRef(new Map<string, string>());
  const turns = useRef(new Map<string, number>());
  const [apart, setApart] = useState<{ field: string; area: string } | null>(null);

  const propose = (name: string, value: unknown) => {
    const now = textOf(getValues(name));
    const isFree = now === '' || now === proposed.current.get(name) || !getFieldState(name).isDirty;
    if (!isFree || textOf(value) === now) return;
    proposed.current.set(name, textOf(value));
    set(name, value);
  };
  /** Does work with what was asked, unless the same was asked again meanwhile; what cannot be read proposes nothing. */
  const later = <T>(key: string, requested: Promise<T>, work: (answer: T) => void) => {
    const turn = (turns.current.get(key) ?? 0) + 1;
    turns.current.set(key, turn);
    const done = requested.then(
      (answer) => turns.current.get(key) === turn && work(answer),
      () => null,
    );
    coming.current.add(done);
    void done.finally(() => coming.current.delete(done));
  };
  const whenThere = async () => {
    const end = performance.now() + PATIENCE;
    // What is proposed may lead to more.
    while (coming.current.size > 0 && performance.now() < end)
      await Promise.race([
        Promise.allSettled(coming.current),
        new Promise((resolve) => setTimeout(resolve, end - performance.now())),
      ]);
  };

  const takeOver = (reference: FormField) => {
    const takers = fields.filter((field) => field.copy?.through === reference.name && field.readonly !== true);
    const id = textOf(getValues(reference.name));
    if (takers.length === 0 || sources.record === undefined) return;
    const record = id === '' ? Promise.resolve({}) : sources.record(placeOf(reference), id);
    later(`record ${reference.name}`, record, (row) => {
      if (row === null) return;
      for (const { name, copy } of takers) {
        const value: unknown = Reflect.get(row, copy?.field ?? '') ?? '';
        if (value !== '' || proposed.current.has(name)) propose(name, value);
      }
    });
  };
  const wordOf = async (name: string): Promise<string> => {
    const field = fields.find((one) => one.name === name);
    const value = textOf(getValues(name));
    if (field === undefined || value === '' || !isOneReference(field)) return value;
    const labels = (await sources.tree?.(placeOf(field)).labels?.([value])) ?? {};
    // What tells records apart stands behind the name.
    return labels[value]?.split(' · ')[0] ?? '';
  };
  const compose = ({ name, compose: parts = [] }: FormField) => {
    const names = composedFrom(parts);
    const words = Promise.all(names.map(async (one) => [one, await wordOf(one)] as const));
    later(`words ${name}`, words, (pairs) => {
      const known = new Map(pairs);
      const isCovered = fields.some((field) => isMasked(field, known.get(field.name)));
      if (!isCovered)
        propose(
          name,
          composedWords(parts, (one) => known.get(one) ?? ''),
        );
    });
  };
  const locate = (area: FormField, isMoved: boolean) => {
    const place = (['lng', 'lat'] as const).map((axis) =>
      textOf(getValues(fields.find((field) => field.axis === axis && field.pair === undefined)?.name ?? '')),
    );
    const [lng = '', lat = ''] = place;
    if (lng === '' || lat === '' || sources.areaAt === undefined) {
      setApart(null);
      return;
    }
    later(`area ${area.name}`, sources.areaAt(Number(lng), Number(lat)), (found) => {
      if (found !== null && isMoved) propose(area.name, found.id);
      const chosen = textOf(getValues(area.name));
      setApart(found !== null && chosen !== '' && chosen !== found.id ? { field: area.name, area: found.name } : null);
    });
  };

  const { follow } = useHandlers({
    follow: (changed: string) => {
      const field = fields.find(({ name }) => name === changed);
      if (field === undefined) return;
      if (isOneReference(field)) takeOver(field);
      for (const one of fields) {
        if (one.compose !== undefined && composedFrom(one.compose).includes(changed)) compose(one);
        if (one.byPoint === true && (changed === one.name || field.axis !== undefined))
          locate(one, field.axis !== undefined);
      }
      for (const [name, value] of Object.entries(follows?.(getValues()) ?? {})) propose(name, value);
    },
  });
  useEffect(() => {
    if (isView) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name !== undefined) follow(name);
      },
    });
  }, [subscribe, isView, follow]);
  const hints = useMemo(
    () => (apart === null ? none : { [apart.field]: t`地图位置在“${apart.area}”，与所选的不同，请核对` }),
    [apart, t],
  );
  return { hints, whenThere };
}
