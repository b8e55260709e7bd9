const PROCESS = /<(?:[\w-]+:)?process\b(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const idOf = (tag: string) => /\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag)?.slice(1).join('');

/** A BPMN file whose process of that key has another name; as it came where it has no such process. */
export const renameProcess = (xml: string, key: string, name: string): string =>
  xml.replaceAll(PROCESS, (tag) =>
    idOf(tag) === key
      ? tag
          .replace(/\sname\s*=\s*(?:"[^"]*"|'[^']*')/, '')
          .replace(/^<[\w:-]+/, (start) => `${start} name="${escaped(name)}"`)
      : tag,
  );
