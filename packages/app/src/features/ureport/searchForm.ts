import { partsOf, wordIn } from './elements.ts';
import type { SheetInput } from './SheetFile.ts';

const KINDS: Readonly<Record<string, SheetInput['kind']>> = {
  'input-text': 'text',
  'input-datetime': 'date',
  'input-radio': 'one',
  'input-select': 'one',
  'input-checkbox': 'some',
};
/** What only arranges the fields of a form, or sends it. */
const FRAMES = new Set(['grid', 'col', 'option', 'button-submit', 'button-reset']);

const below = (element: Element): Element[] => [...element.children].flatMap((child) => [child, ...below(child)]);

/** The fields of a form that give parameters their values, in their order. */
export const inputsIn = (form: Element): SheetInput[] =>
  below(form).flatMap((element) => {
    const kind = KINDS[element.localName];
    const parameter = wordIn(element, 'bind-parameter');
    if (kind === undefined || parameter === '') return [];
    const options = partsOf(element, 'option').map((one) => ({
      value: wordIn(one, 'value'),
      label: wordIn(one, 'label'),
    }));
    return [{ parameter, kind, options, label: wordIn(element, 'label') || parameter }];
  });

/** True where a form has something that is not followed here. */
export const hasOtherInputs = (form: Element): boolean =>
  below(form).some(({ localName }) => KINDS[localName] === undefined && !FRAMES.has(localName));
