import { type MessageDescriptor, chineseText } from './say.ts';

/** An error that people read in their language; its message is the Chinese. */
export class MessageError extends Error {
  readonly words: MessageDescriptor;

  constructor(words: MessageDescriptor) {
    super(chineseText(words));
    this.words = words;
  }
}
