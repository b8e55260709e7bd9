/** A list of what formatted text may hold or loses. */
export type HtmlRule = 'tags' | 'dropped' | 'attributes' | 'replaced' | 'linkSchemes' | 'imageSchemes';

const words = (text: string): readonly string[] => text.split(/\s+/);

/**
 * What formatted text may hold; everything else is removed. The kit keeps the same lists in `HtmlView/htmlPolicy.ts`,
 * and `tests/htmlMirror.test.ts` holds the two to each other.
 */
export const htmlPolicy: Readonly<Record<HtmlRule, readonly string[]>> = {
  /** Elements that are kept. */
  tags: words(
    `h1 h2 h3 h4 h5 h6 p div section article header footer hr br pre blockquote figure figcaption details
     summary ul ol li dl dt dd a img table caption colgroup col thead tbody tfoot tr th td span b strong
     i em u s del ins mark small sub sup code kbd samp var abbr cite q time dfn bdi bdo ruby rp rt wbr
     strike big center font address tt`,
  ),
  /** Elements that are removed with all that stands in them; of others that are not kept, the text stays. */
  dropped: words('script style textarea option noscript iframe template title svg math xmp'),
  /** Attributes that are kept, on any element. */
  attributes: words(
    `href title alt src width height colspan rowspan span scope headers start reversed value type align
     valign lang dir cite datetime border open`,
  ),
  /** Attributes that the display sets itself: those of the text are removed without a word. */
  replaced: words('target rel class id style'),
  /** Schemes of links; addresses without a scheme lead to this site. */
  linkSchemes: words('http https mailto tel'),
  /** Schemes of pictures. */
  imageSchemes: words('http https'),
};
