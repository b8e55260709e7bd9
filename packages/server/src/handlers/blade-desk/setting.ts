import { favouritesCall } from '@lattice/api/desk/favourites';
import { setting } from '@lattice/api/resources/blade-desk/setting';
import { personOf } from '../../access/guard.ts';
import { handle } from '../../call/handle.ts';
import { optionalTextIn } from '../../call/parameter.ts';
import { arrangeFavourites } from '../../domain/favourites/favourites.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say } from '../../words/say.ts';

/** Most choices that a person may change at once. */
const MAX_SETTINGS = 50;

/** Answers of 个人设置. */
export const handlers = handle(
  setting,
  {
    detail: async (_, context) => {
      const { rows } = await context.db.query<{ name: string; value: string }>(
        'select name, value from sys_user_setting where user_id = $1 order by name limit 500',
        [personOf(context).userId],
      );
      return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    },
    submit: async (input: Readonly<Record<string, unknown>>, context) => {
      const { userId } = personOf(context);
      const names = Object.keys(input);
      if (names.length > MAX_SETTINGS || names.some((name) => !/^[a-z][a-z0-9-]{0,40}$/.test(name)))
        throw new Refusal(400, say`设置项的名称应为小写字母、数字和连字符，一次最多 ${MAX_SETTINGS} 项`);
      await context.db.tx(async (sql) => {
        for (const name of names) {
          const value = optionalTextIn(input, name, 2000);
          if (value === '')
            await sql.query('delete from sys_user_setting where user_id = $1 and name = $2', [userId, name]);
          else
            await sql.query(
              `insert into sys_user_setting (user_id, name, value)
              values ($1, $2, $3) on conflict (user_id, name) do update set value = excluded.value`,
              [userId, name, value],
            );
        }
      });
      return true;
    },
  },
  {
    ownCalls: {
      favourites: { call: favouritesCall, answer: async (input, context) => arrangeFavourites(input, context) },
    },
  },
);
