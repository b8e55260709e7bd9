import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { conference, push } from '../../dispatch/send.ts';
import { handle } from '../../handle.ts';

/** Answers of 调度记录. */
export const handlers = handle(recorddispatch, { startVideoconferencing: conference, pushMessage: push });
