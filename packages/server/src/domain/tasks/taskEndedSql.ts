/** SQL that is true of a row `t` of a patrol whose task has reached its end; `$1` is now. */
export const taskEndedSql = `exists (select 1 from project_patroltask k where k.id = t.task_id
  and k.end_time <= $1::timestamptz
      and k.status in ('1', '2', '4'))`;
