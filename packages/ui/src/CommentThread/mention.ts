/** A name being typed after `@`, and where it begins. */
export interface TypedMention {
  at: number;
  words: string;
}

/** The name that is being typed before the caret; null where none is. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const found = /(?:^|[\s，。；：、,.;:(（])@([^\s@]{0,20})$/u.exec(text.slice(0, caret));
  return found === null ? null : { at: caret - (found[1] ?? '').length - 1, words: found[1] ?? '' };
}

/** The text with a name in the place of what was typed of it, and where the caret goes. */
export function withMention(text: string, caret: number, { at }: TypedMention, name: string) {
  const before = `${text.slice(0, at)}@${name} `;
  return { text: before + text.slice(caret), caret: before.length };
}

/** The ids of the people whose names still stand in the text. */
export const mentionedIn = (text: string, people: ReadonlyMap<string, string>): string[] => [
  ...new Set([...people].flatMap(([name, id]) => (text.includes(`@${name}`) ? [id] : []))),
];

/** A text in parts, those that name one of the people apart. */
export function mentionParts(text: string): { text: string; isMention: boolean }[] {
  return text
    .split(/((?<=^|[\s，。；：、,.;:(（])@[^\s@]{1,20})/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMention: part.length > 1 && part.startsWith('@') }));
}
