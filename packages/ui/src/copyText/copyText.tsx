/**
 * Puts text on the clipboard; tells whether it did. Pages served without encryption have no clipboard object and take
 * the older way.
 */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard)
    return clipboard.writeText(text).then(
      () => true,
      () => copyBySelection(text),
    );
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  // A dialog takes focus back from whatever stands outside of it.
  const place = before?.closest('[role=dialog], [role=alertdialog]') ?? document.body;
  const area = place.appendChild(document.createElement('textarea'));
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
