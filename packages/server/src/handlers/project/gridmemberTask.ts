import { gridmemberTask } from '@lattice/api/resources/project/gridmemberTask';
import { handle } from '../../call/handle.ts';
import { issueTask } from '../../domain/tasks/issue.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';
import { momentReached } from '../../schedule/dueSql.ts';

/** Answers of 网格员任务: issuing gives each recipient a task to handle, withdrawing takes back what nobody has begun. */
export const handlers = handle(
  gridmemberTask,
  {
    submit: async (input: Readonly<Record<string, unknown>>, context) =>
      submitWithEffect(
        gridmemberTask,
        'status',
        input,
        context,
        async (sql, { id, from, to }, inner) => {
          if (from === '0' && to === '1') await issueTask(sql, id, inner);
          if (from !== '5' && to === '5')
            await sql.query(
              `update project_gridmembertaskhandle set is_deleted = 1, rev = rev + 1
                where task_id = $1 and status = '0'`,
              [id],
            );
        },
        // A handling is locked before its task everywhere, since a handling that moves leads its task on.
        (sql, id) =>
          sql.query('select 1 from project_gridmembertaskhandle where task_id = $1 order by id for update', [id]),
      ),
  },
  {
    timed: {
      field: 'status',
      follows: ['project/gridmemberTaskHandle'],
      moves: [
        { from: '1', to: '4', due: momentReached('deadline') },
        { from: '2', to: '4', due: momentReached('deadline') },
      ],
    },
  },
);
