/** A text that quotes something in its first lines, those that begin with `> `, and what is said of it. */
export interface Quoted {
  /** The quoted words; '' where nothing is quoted. */
  quote: string;
  text: string;
}

/** Takes a text apart into what it quotes and what it says. */
export function splitQuote(whole: string): Quoted {
  const [, lines = '', text = whole] = /^((?:> .+(?:\n|$))+)([\s\S]*)$/.exec(whole) ?? [];
  return { quote: lines.trimEnd().replaceAll(/^> /gm, ''), text };
}
