/** A record with the titles of the records above it, from the top. */
export interface TitledNode {
  title: string;
  above: readonly { title: string }[];
}

const SEPARATORS = /\s[-–—]\s|[\s/／\\＼>＞›»→|｜]+/g;

/** A text without blanks and without the separators that stand between the steps of a path. */
const joined = (text: string): string => text.replaceAll(SEPARATORS, '');

/** The last step of a path such as 云岚市 / 清溪区; the text itself where it has one step only. */
export const lastStep = (path: string): string =>
  path
    .split(/[/／\\＼>＞›»→|｜]|\s[-–—]\s/)
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .at(-1) ?? '';

/** Whether a text is made of some of the titles, in their order, one after the other. */
function isMadeOf(text: string, titles: readonly string[]): boolean {
  if (text === '') return true;
  return titles.some(
    (title, at) => title !== '' && text.startsWith(title) && isMadeOf(text.slice(title.length), titles.slice(at + 1)),
  );
}

/**
 * Whether a text names a node: by its title, perhaps behind titles of records above it in their order, with any
 * separators or none.
 */
export function isNamed(text: string, { title, above }: TitledNode): boolean {
  const [words, own] = [joined(text), joined(title)];
  if (own === '' || !words.endsWith(own)) return false;
  return isMadeOf(
    words.slice(0, words.length - own.length),
    above.map((one) => joined(one.title)),
  );
}

/** The path of a node as people read it: 云岚市 / 清溪区 / 枫桥镇. */
export const pathOf = ({ title, above }: TitledNode): string =>
  [...above.map((one) => one.title), title].filter((one) => one !== '').join(' / ');
