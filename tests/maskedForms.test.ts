import { formValidator } from '@lattice/api/formValidator';
import type { Field } from '@lattice/api/field';
import { mask } from '@lattice/api/mask';
import { sensitiveFields } from '@lattice/api/reveal';
import { fill } from '@lattice/api/rules';
import { isWritable } from '@lattice/api/validate';
import { loadResources } from '@lattice/server/start/load';
import { describe, expect, it } from 'vitest';
import { formErrors, masksIn, sentValues, startValues, withoutKept } from '@lattice/ui/formErrors';

const definitions = [...(await loadResources()).values()].filter(({ fields }) =>
  Object.values(fields).some((field) => field.sensitive !== undefined && isWritable(field)),
);

const clear: Partial<Record<Field['kind'], string>> = { idcard: '11010119900307875X', phone: '13800138000' };
/** What a person without the plain permission is sent: numbers stay, texts get stars. */
const maskedOf = ({ kind, sensitive }: Field) =>
  sensitive === undefined
    ? ''
    : kind === 'integer' || kind === 'number'
      ? 5
      : mask(sensitive, clear[kind] ?? '云岚市清溪区枫桥镇书院路20号');

describe('the form of a record whose sensitive values came masked', () => {
  it('is that of many registers', () => expect(definitions.length).toBeGreaterThan(60));

  it.each(definitions.map((definition) => [definition.path, definition] as const))(
    '%s neither checks nor sends what nobody replaced',
    (_, definition) => {
      const say = (words: string, values = {}) => fill(words, values);
      const fields = Object.entries(definition.fields).map(([name, { shape: _shape, ...field }]) => ({
        ...field,
        name,
      }));
      const sensitive = sensitiveFields(definition);
      const row = Object.fromEntries(sensitive.map((name) => [name, maskedOf(definition.fields[name] as Field)]));
      const values = startValues(fields, { id: '1', ...row }, 'edit');
      const masks = masksIn(fields, values);
      const rules = {
        fields,
        masks,
        wordsOf: () => '',
        pendingOf: () => 0,
        validate: formValidator(definition, say),
      };
      const wrong = formErrors(rules, values).map(({ field }) => field);
      expect(wrong.filter((name) => sensitive.includes(name))).toEqual([]);
      const sent = withoutKept(fields, masks, sentValues(fields, values));
      expect(Object.values(sent).filter((value) => String(value).includes('*'))).toEqual([]);
      const [typed = ''] = sensitive.filter(
        (name) =>
          isWritable(definition.fields[name] as Field) &&
          definition.fields[name]?.showIf === undefined &&
          masks[name] !== undefined,
      );
      const refused = formErrors(rules, { ...values, [typed]: '*******' }).map(({ field }) => field);
      expect(typed === '' || refused.includes(typed)).toBe(true);
    },
  );
});
