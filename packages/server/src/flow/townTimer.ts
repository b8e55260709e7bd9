import * as Elements from 'bpmn-elements';
import { readTownMoment } from '@lattice/api/townTime';
import { MessageError } from '../words/MessageError.ts';
import { say } from '../words/say.ts';

function zoned(text: string): string {
  if (/^[PR]/.test(text)) return text;
  const at = readTownMoment(text);
  if (at === null) throw new MessageError(say`定时器的时刻“${text.slice(0, 40)}”不能识别，应如 2031-05-06T12:00:00`);
  return at.toISOString();
}

/** What the types of the engine leave out: its timer is a class. */
declare class Timer {
  constructor(activity: unknown, definition: unknown, context: unknown);
  parse(kind: string, text: string): object;
}

/** A timer of the engine that reads moments without a zone in that of the town; the engine takes the machine's. */
export class TownTimer extends (Elements.TimerEventDefinition as unknown as typeof Timer) {
  override parse(kind: string, text: string): object {
    const parts = kind === 'timeDate' ? [text.trim()] : text.trim().split('/');
    return super.parse(kind, parts.map(zoned).join('/'));
  }
}
