import { htmlPolicy } from '@lattice/api/htmlPolicy';
import sanitizeHtml from 'sanitize-html';

/** Formatted text as it may be stored, and the elements, attributes and schemes that it lost. */
export interface CleanHtml {
  html: string;
  removed: readonly string[];
}

const { tags, dropped, attributes, replaced, linkSchemes, imageSchemes } = htmlPolicy;
const kept: ReadonlySet<string> = new Set(tags);
const quiet: ReadonlySet<string> = new Set([...attributes, ...replaced]);
/** Elements of a whole document, around its text. */
const frame: ReadonlySet<string> = new Set(['html', 'head', 'body']);

/** The scheme of an address, read as browsers do: control characters and blanks inside do not hide it. */
const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z0-9+.-]*):/i.exec([...address].filter((sign) => sign > ' ' && sign !== '\u007f').join(''))?.[1];

/** Removes from formatted text what the policy of the contract does not keep. */
export function cleanHtml(html: string): CleanHtml {
  const removed = new Set<string>();
  const clean = sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: { '*': [...attributes] },
    nonTextTags: [...dropped],
    allowedSchemes: [...linkSchemes],
    allowedSchemesByTag: { img: [...imageSchemes] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
    onOpenTag: (name, said) => {
      if (!kept.has(name)) {
        if (!frame.has(name)) removed.add(name);
        return;
      }
      for (const [attribute, value] of Object.entries(said)) {
        if (!quiet.has(attribute)) removed.add(attribute);
        if (!['href', 'src', 'cite'].includes(attribute)) continue;
        const scheme = schemeOf(value)?.toLowerCase();
        const schemes: readonly string[] = name === 'img' ? imageSchemes : linkSchemes;
        if (scheme !== undefined && !schemes.includes(scheme)) removed.add(`${scheme}:`);
      }
    },
  });
  return { html: clean, removed: [...removed].map((name) => name.slice(0, 40)).slice(0, 20) };
}
