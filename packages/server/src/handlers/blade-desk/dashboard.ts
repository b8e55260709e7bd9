import { overviewCall } from '@lattice/api/desk/overview';
import { todosCall } from '@lattice/api/desk/todos';
import { dashboard } from '@lattice/api/resources/blade-desk/dashboard';
import { figuresOf } from '../../domain/grids/figures.ts';
import { overviewOf } from '../../domain/overview/overview.ts';
import { todosOf } from '../../domain/todos/todos.ts';
import { handle } from '../../call/handle.ts';

/** Answers of 工作台, and what a home page of our own shows. */
export const handlers = handle(
  dashboard,
  { info: async (_, context) => figuresOf(context) },
  {
    ownCalls: {
      todos: { call: todosCall, answer: async (_, context) => todosOf(context) },
      overview: { call: overviewCall, answer: async (_, context) => overviewOf(context) },
    },
  },
);
