import { eventhandover } from '@lattice/api/resources/event/eventhandover';
import { handle } from '../../call/handle.ts';
import { handOver } from '../../domain/events/handOver.ts';

/** Answers of 事件移交. */
export const handlers = handle(eventhandover, {}, { onProcess: handOver });
