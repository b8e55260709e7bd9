import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { conference, push } from '../../domain/dispatch/send.ts';
import { handle } from '../../call/handle.ts';

/** Answers of 调度记录. */
export const handlers = handle(recorddispatch, { startVideoconferencing: conference, pushMessage: push });
