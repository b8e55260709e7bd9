const block = /^msgctxt ("(?:[^"\\]|\\.)*")\nmsgid ("(?:[^"\\]|\\.)+")\nmsgstr ("(?:[^"\\]|\\.)+")$/gm;

/**
 * Fills the empty translations of a catalogue from an addition, both as text; what is translated stays as it is. `left`
 * are the messages that the catalogue does not have.
 */
export function mergeCatalogue(catalogue: string, addition: string): { text: string; left: string[] } {
  let text = catalogue;
  const left: string[] = [];
  for (const [, context = '', message = '', words = ''] of addition.matchAll(block)) {
    const head = `msgctxt ${context}\nmsgid ${message}\nmsgstr `;
    if (!text.includes(head)) left.push(message);
    else text = text.replace(`${head}""\n`, () => `${head}${words}\n`);
  }
  return { text, left };
}
