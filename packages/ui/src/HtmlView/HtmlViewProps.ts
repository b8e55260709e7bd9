export interface HtmlViewProps {
  /** The text as HTML, from whatever source. */
  html: string;
  /** Its name for screen readers; with it the text is an article. */
  label?: string;
}
