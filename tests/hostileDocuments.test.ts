import { cleanHtml } from '@lattice/server/table/write/cleanHtml';
import { expect, it } from 'vitest';
import { hostileDocuments } from '../packages/ui/src/fixtures/hostileDocuments.ts';

/** Elements, attributes of events and addresses that could do something, inside of tags. */
const ACTIVE =
  /<\/?(?:script|style|iframe|frame|object|embed|applet|base|meta|link|form|input|button|select|textarea|svg|math|template|video|audio|marquee)\b|<[^>]*\s(?:on\w+|style|srcdoc|srcset|formaction|background)\s*=|<[^>]*(?:script|data):/i;

it('sixty hostile documents are stored without what acts, and what they lost is told', () => {
  expect(hostileDocuments).toHaveLength(60);
  for (const text of hostileDocuments) {
    const { html, removed } = cleanHtml(`<p>正文</p>${text}`);
    expect(html.startsWith('<p>正文</p>'), text).toBe(true);
    expect(html, text).not.toMatch(ACTIVE);
    expect(cleanHtml(html).html, text).toBe(html);
    expect(removed, text).not.toEqual([]);
  }
});
