/** A file that was handed out to be saved. */
export interface SavedFile {
  name: string;
  blob: Blob;
}

/** The files that are handed out while work is done, kept from the browser; the work is told how many there are so far. */
export async function savedDuring(work: (count: () => number) => Promise<void>): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  const { createObjectURL } = URL;
  let last = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return createObjectURL.call(URL, blob);
  };
  const keep = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    saved.push({ name: event.target.download, blob: last });
  };
  addEventListener('click', keep, true);
  try {
    await work(() => saved.length);
  } finally {
    removeEventListener('click', keep, true);
    URL.createObjectURL = createObjectURL;
  }
  return saved;
}
