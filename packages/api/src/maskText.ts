import { mask } from './mask.ts';

/** What of a free text is personal or secret, and what stands in its place; longer patterns first. */
const covers: readonly (readonly [pattern: RegExp, cover: (found: string) => string])[] = [
  [/\bbearer\s+[\w.~+/=-]{8,}/gi, () => 'bearer ***'],
  [
    /((?:password|passwd|secret|token|code|state)["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi,
    (found) => `${/^.*?[=:]\s*["']?/.exec(found)?.[0] ?? ''}***`,
  ],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, () => '***@***'],
  [/(?<!\d)\d{17}[\dXx](?!\d)/g, (found) => mask('idcard', found)],
  [/(?<!\d)1[3-9]\d{9}(?!\d)/g, (found) => mask('phone', found)],
  [/(?<!\d)\d{13,19}(?!\d)/g, (found) => `${found.slice(0, 2)}***${found.slice(-2)}`],
];

/** A free text, such as a message of an error, without numbers of people, addresses, passwords and tokens. */
export const maskText = (text: string): string =>
  covers.reduce((rest, [pattern, cover]) => rest.replaceAll(pattern, cover), text);

/** An address without the values of its query, which may be what somebody searched for. */
export const maskAddress = (address: string): string =>
  maskText(address.replace(/#.*/s, '').replaceAll(/([?&][^=&?]*)=[^&]*/g, '$1=*'));
