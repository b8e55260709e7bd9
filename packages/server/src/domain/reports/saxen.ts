declare module 'saxen' {
  /** Reads XML from its beginning to its end and tells what it meets. */
  export class Parser {
    on(event: 'openTag', hear: (name: string, attributes: () => unknown) => void): this;
    on(event: 'attention' | 'comment', hear: (text: string) => void): this;
    on(event: 'error' | 'warn', hear: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
