import { Refusal } from '../../../errors/Refusal.ts';
import type { MessageDescriptor } from '../../../words/say.ts';

/** A refusal because a process cannot go on: what was asked is undone, and people have to put the instance right. */
export class Incident extends Refusal {
  readonly instanceId: string;

  constructor(instanceId: string, words: MessageDescriptor) {
    super(400, words);
    this.instanceId = instanceId;
  }
}
