import { type Said, chinese } from './say.ts';

/** An error that people read in their language; its message is the Chinese. */
export class SaidError extends Error {
  readonly words: Said;

  constructor(words: Said) {
    super(chinese(words));
    this.words = words;
  }
}
