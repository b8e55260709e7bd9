import { fill } from '@lattice/api/rules';

/**
 * A text for people that is not in words yet: its Chinese with `{names}`, under which it is found in other languages,
 * and what stands there.
 */
export interface MessageDescriptor {
  readonly id: string;
  readonly values: Readonly<Record<string, Value>>;
  /** True for what a definition or a rule says: its English stands in the catalogue that the application shows. */
  readonly ofContract?: boolean;
}

/** What stands in a text: words and numbers as they are, a text in the language of the whole, or a list of these. */
export type Value = string | number | MessageDescriptor | readonly (string | MessageDescriptor)[];

/**
 * A text in Chinese, its values numbered from `{0}`; it is put into words where it is answered, in the language that
 * was asked for.
 */
export const say = (parts: TemplateStringsArray, ...values: readonly Value[]): MessageDescriptor => ({
  id: parts.reduce((before, part, i) => `${before}{${i - 1}}${part}`),
  values: Object.fromEntries(values.entries()),
});

/** The label of a definition inside a text. */
export const labelMessage = (label: string): MessageDescriptor => ({ id: label, values: {}, ofContract: true });

/** Puts a text into words: `templateOf` gives its sentence with `{names}`, `comma` joins lists. */
export function formatMessage(
  text: MessageDescriptor,
  templateOf: (text: MessageDescriptor) => string,
  comma: string,
): string {
  const inWords = (value: Value): string => {
    if (typeof value !== 'object') return String(value);
    return 'id' in value ? formatMessage(value, templateOf, comma) : value.map(inWords).join(comma);
  };
  return fill(
    templateOf(text),
    Object.fromEntries(Object.entries(text.values).map(([name, value]) => [name, inWords(value)])),
  );
}

/** A text in Chinese, as it is stored and logged. */
export const chineseText = (text: MessageDescriptor): string => formatMessage(text, ({ id }) => id, '、');
