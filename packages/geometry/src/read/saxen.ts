declare module 'saxen' {
  /** Turns entities of a text into their signs. */
  type Decode = (text: string) => string;
  /** Where the parser is; lines are counted from 0. */
  type ContextOf = () => { line: number };
  /** Reads XML from its beginning to its end and tells what it meets. */
  export class Parser {
    on(
      event: 'openTag',
      hear: (name: string, attributes: () => unknown, decode: Decode, isClosed: boolean, context: ContextOf) => void,
    ): this;
    on(event: 'closeTag', hear: (name: string, decode: Decode, isClosed: boolean, context: ContextOf) => void): this;
    on(event: 'text' | 'attention' | 'comment', hear: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', hear: (text: string) => void): this;
    on(event: 'error' | 'warn', hear: (error: Error, context: ContextOf) => void): this;
    parse(xml: string): this;
  }
}
