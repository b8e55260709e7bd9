import { MissingCode } from './MissingCode.ts';

const PAUSE = 1000;
const coming = new Map<string, Promise<void>>();

/** What the page itself names is here already. */
function noteOwn(): void {
  if (coming.size > 0) return;
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[href]')) coming.set(href, Promise.resolve());
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[src]')) coming.set(src, Promise.resolve());
}

/** Has the browser keep a script; unlike a preload, one that failed leaves no trace. */
async function askScript(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok !== true) throw new MissingCode(address);
  await answer.arrayBuffer().catch((cause: unknown) => {
    throw new MissingCode(address, { cause });
  });
}

const askStyle = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: address });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new MissingCode(address));
    });
    document.head.append(link);
  });

const ask = (address: string): Promise<void> => (address.endsWith('.css') ? askStyle(address) : askScript(address));

/**
 * Brings a script or a style sheet, with a second try a moment after the first. One that did not come is asked for
 * again the next time.
 */
function bring(address: string): Promise<void> {
  const there = coming.get(address);
  if (there !== undefined) return there;
  const come = ask(address).catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(() => ask(address)));
  coming.set(address, come);
  come.catch(() => coming.delete(address));
  return come;
}

const addressesIn = (load: () => Promise<unknown>): string[] =>
  [...load.toString().matchAll(/import\(\s*["'`]([^"'`]+)/g)].map(
    ([, file = '']) => new URL(file, import.meta.url).href,
  );

/**
 * Runs a dynamic import once all that it needs has come; rejects with MissingCode. Browsers remember for as long as a
 * page lives that a module did not come, and fail every later import of it and of what needs it
 * (https://github.com/whatwg/html/issues/6768): so none is imported whose text is not here. `files` are those of the
 * build, from its base; where there are none the module stands alone, and the text of `load` has its address.
 */
export async function loadCode<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  noteOwn();
  await Promise.all(
    (files.length > 0
      ? files.map((file) => new URL(import.meta.env.BASE_URL + file, location.href).href)
      : addressesIn(load)
    ).map(bring),
  );
  return load();
}
