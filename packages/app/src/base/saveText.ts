/** Hands a file to the person. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Hands a text to the person as a file. */
export const saveText = (name: string, text: string): void => saveFile(name, new Blob([text], { type: 'text/plain' }));
