import type { SendOptions, Transport } from '../bind.ts';
import { type Call, get } from '../call.ts';
import type { Id } from '../field.ts';

/** Something that waits for a person. */
export interface Todo {
  id: Id;
  /** Path of its register; `blade-flow/work` for tasks of processes. */
  path: string;
  title: string;
  /** A second line, such as the address; '' for none. */
  detail: string;
  /** Until when, yyyy-MM-dd HH:mm:ss; '' for no limit. */
  due: string;
  /** Since when, yyyy-MM-dd HH:mm:ss; '' where it is not known. */
  time: string;
  /** What is to be done next, as a label of the definition. */
  action: string;
  /** Address in the application. */
  link: string;
  /** Whether the person has read of it. */
  isRead: boolean;
}

/** How much waits in one list. */
export interface TodoCount {
  /** Address of the list in the application. */
  link: string;
  total: number;
  /** Those past their limit. */
  overdue: number;
  /** Id of the one that was made last, so that it is told when one comes while another goes; '' where unknown. */
  newest: Id;
}

/** All that waits for a person: counts of everything by list, and the first of them by their limit. */
export interface Todos {
  total: number;
  overdue: number;
  counts: TodoCount[];
  items: Todo[];
}

/** What waits for the person; it stands below the register of the home page. Only our own server answers it. */
export const todosCall: Call<void, Todos> = get('todos', {
  access: 'session',
  blank: {
    total: 0,
    overdue: 0,
    counts: [{ link: '', total: 0, overdue: 0, newest: '' }],
    items: [{ id: '', path: '', title: '', detail: '', due: '', time: '', action: '', link: '', isRead: false }],
  },
});

/** Asks what waits for the person who is signed in. */
export const readTodos = async (transport: Transport, options?: SendOptions): Promise<Todos> =>
  (await transport.send(`blade-desk/dashboard/${todosCall.path}`, todosCall, undefined, options)) as Todos;
