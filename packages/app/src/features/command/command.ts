import { commandCalls } from '@lattice/api/commandCalls';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';

/** The calls of the command scene. */
export const command = commandCalls(transport);

/** What an act of dispatch is about, besides a place. */
export interface DispatchSubject {
  eventId?: string;
  planId?: string;
}

/** An act that was carried out, in the words of its line in the journal. */
export interface DispatchAct {
  id: string;
  words: string;
  /** Where it goes on, such as the room of a meeting. */
  href?: string;
}

/** Has all that the scene shows asked for again after an act. */
export const refreshCommand = () => queryClient.invalidateQueries({ queryKey: ['panel', 'command'] });
