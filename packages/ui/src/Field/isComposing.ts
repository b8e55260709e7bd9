interface ComposingKey {
  isComposing: boolean;
  keyCode: number;
}

/** True while an input method is composing, when Enter and Escape belong to it. */
export function isComposing(event: ComposingKey): boolean {
  // Safari ends the composition before the keydown of Enter and leaves only this code:
  // https://bugs.webkit.org/show_bug.cgi?id=165004
  return event.isComposing || event.keyCode === 229;
}
