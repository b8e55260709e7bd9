/** Lets the person choose files; none where they decide against it. */
export const chooseFiles = (): Promise<readonly File[]> =>
  new Promise((done) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.addEventListener('change', () => done([...(input.files ?? [])]));
    input.addEventListener('cancel', () => done([]));
    input.click();
  });
