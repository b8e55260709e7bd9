import { filterOrder } from '@lattice/api/filterOrder';
import type { Fields } from '@lattice/api/field';
import { addsUp } from '@lattice/api/addsUp';
import type { Computation } from '@lattice/api/computation';
import type { Shape } from '@lattice/api/shape';
import { type Resource, statesOf } from '@lattice/api/resource';
import type { Translate } from '@lattice/api/validate';
import type { CrudField } from '@lattice/ui/CrudTable';
import type { FormShape } from '@lattice/ui/Form';
import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

const sayIn = (locale: string): Translate => {
  const said = new Map<string, string>();
  return (text, values) => {
    if (values !== undefined) return i18n._(text, values);
    const known = said.get(text) ?? i18n._(text);
    // Definitions are written in Chinese; a text without other words yet may still get them.
    if (i18n.locale === locale && (locale === 'zh' || known !== text)) said.set(text, known);
    return known;
  };
};

/**
 * The translator of definitions, whose Chinese texts are their keys; another one after each change of language, and the
 * same when more texts come, so that no list is asked for again.
 */
export function useTranslator(): Translate {
  const { i18n: shown } = useLingui();
  const { locale } = shown;
  return useMemo(() => sayIn(locale), [locale]);
}

const shapeIn = (shape: Shape, say: Translate): FormShape =>
  shape.kind === 'ids' ? shape : { ...shape, fields: formFields(shape.fields, say) };

/** The field whose words a computed value says again. */
function repeatedBy(from: Computation): Pick<CrudField, 'titlesOf'> {
  if ('names' in from) return { titlesOf: from.names };
  return 'words' in from ? { titlesOf: from.words } : {};
}

/** Fields as the kit reads them, named in the language shown. */
export const formFields = (fields: Fields, say: Translate): CrudField[] =>
  Object.entries(fields)
    .filter(([, { internal }]) => internal !== true)
    .map(([name, { shape, adds: _adds, ...field }]) => ({
      ...field,
      name,
      label: say(field.label),
      // A file may have the titles of the source language, whatever is shown.
      synonyms: [field.label, ...(field.synonyms ?? [])],
      ...(addsUp(field) && { adds: true }),
      ...(field.from !== undefined && repeatedBy(field.from)),
      ...(field.help !== undefined && { help: say(field.help) }),
      ...(shape !== undefined && { shape: shapeIn(shape, say) }),
      ...(field.unit !== undefined && { unit: say(field.unit, { 0: 2 }), unitOfOne: say(field.unit, { 0: 1 }) }),
    }));

/**
 * The fields of a definition as the kit reads them, named in the language shown; those of a state machine change by its
 * moves and stand in no form to be filled.
 */
export const fieldsOf = (definition: Resource, say: Translate): CrudField[] => {
  const moved = new Set(statesOf(definition).map(({ field }) => field));
  const order = filterOrder(definition);
  const { states } = definition;
  const due = states ? { field: states.field, open: [...new Set(states.moves.map(({ from }) => from))] } : true;
  return formFields(definition.fields, say).map((field) => ({
    ...field,
    ...(moved.has(field.name) && { readonly: true, isState: true }),
    ...(definition.fields[field.name]?.due && { due }),
    ...(field.search && { searchPlace: order.indexOf(field.name) }),
  }));
};

/** The groups of a definition's form, named in the language shown. */
export const groupsOf = (definition: Resource, say: Translate): { key: string; label: string }[] =>
  (definition.groups ?? []).map(({ key, label }) => ({ key, label: say(label) }));
