import { type Parameter, parameterGroups, parameters } from '@lattice/api/parameters';
import type { Fields } from '@lattice/api/field';
import type { Translate } from '@lattice/api/validate';

/** A group of parameters as a form takes it: each value by its key, spelled without dots. */
export interface ParameterGroup {
  id: string;
  label: string;
  fields: Fields;
  /** Keys of the parameters by the names of their fields. */
  keys: Readonly<Record<string, string>>;
}

/** The name under which a form keeps the value of a parameter. */
export const nameOf = (key: string): string => key.replaceAll('.', '_');

const helpOf = ({ field, standard, touches }: Parameter, say: Translate, byDefault: (value: string) => string) =>
  [
    ...(field.help === undefined ? [] : [say(field.help)]),
    ...(standard === '' ? [] : [byDefault(standard)]),
    say(touches),
  ]
    .filter((one) => one !== '')
    .join(' ');

/** The parameters of a register by group, each with its explanation, default and what a change touches. */
export function parameterFields(
  register: Parameter['register'],
  say: Translate,
  byDefault: (value: string) => string,
): ParameterGroup[] {
  const own = Object.entries(parameters).filter(([, one]) => one.register === register);
  return Object.entries(parameterGroups).flatMap(([id, { label }]) => {
    const inGroup = own.filter(([, one]) => one.group === id);
    if (inGroup.length === 0) return [];
    return [
      {
        id,
        label: say(label),
        fields: Object.fromEntries(
          inGroup.map(([key, one]) => [nameOf(key), { ...one.field, help: helpOf(one, say, byDefault) }]),
        ),
        keys: Object.fromEntries(inGroup.map(([key]) => [nameOf(key), key])),
      },
    ];
  });
}
