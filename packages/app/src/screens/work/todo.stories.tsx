import { work } from '@lattice/api/resources/blade-flow/work';
import { answer, whole } from '../../fixtures/answer.ts';
import { tasks } from '../../fixtures/flows.ts';
import { type ScreenMeta, type ScreenStory, isDrawn, screens } from '../../fixtures/screens.ts';
import { holds } from '../../fixtures/town.ts';

export default { ...screens, title: 'Screens/Work/To do', tags: ['!autodocs'], play: isDrawn } satisfies ScreenMeta;

const address = '/work/todo';
const rights = holds('work_todo_handle', 'work_todo_detail', 'work_todo_follow');

/** Tasks that wait for the person, one of them late. */
export const List: ScreenStory = {
  args: { address, shows: '张桂兰', answers: [rights, answer(work, 'todoList', whole(tasks))] },
};

/** Nothing to do. */
export const Empty: ScreenStory = {
  args: { address, shows: '没有待办任务', answers: [rights, answer(work, 'todoList', whole([]))] },
};
