import { quote } from './Quote.css.ts';

export interface QuoteProps {
  /** The words. */
  children: string;
}

/** Words that something is about, told apart from what is said of them. */
export const Quote = ({ children }: QuoteProps) => <blockquote className={quote}>{children}</blockquote>;
