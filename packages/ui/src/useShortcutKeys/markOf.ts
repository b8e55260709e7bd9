/** What a shortcut stands for; the button or field that it presses carries the name as `data-shortcut`. */
export type ShortcutMark = 'add' | 'search' | 'next' | 'previous';

/** Shortcuts by the place of the key, so that an input method or another layout changes nothing; all with Alt. */
const marks: Readonly<Record<string, ShortcutMark>> = {
  KeyN: 'add',
  Slash: 'search',
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>;

/** What a key stands for; undefined for nothing. */
export function markOf({ code, altKey, ctrlKey, metaKey, shiftKey, isComposing }: Pressed): ShortcutMark | undefined {
  return altKey && !ctrlKey && !metaKey && !shiftKey && !isComposing ? marks[code] : undefined;
}
