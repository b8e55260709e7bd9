import {
  dormantCall,
  dueCall,
  dutiesCall,
  endSessionsCall,
  handOverCall,
  resetSecondCall,
  sessionsCall,
} from '@lattice/api/accountCalls';
import { crud } from '@lattice/api/call';
import { buttonSightCall, sightCall } from '@lattice/api/rowSight';
import { user } from '@lattice/api/resources/blade-user';
import { dormantAccounts } from '../domain/accounts/dormantAccounts.ts';
import { dueAccounts } from '../domain/accounts/dueAccounts.ts';
import { duties } from '../domain/accounts/duties.ts';
import { handOver } from '../domain/accounts/handOver.ts';
import { resetSecondFactors } from '../domain/accounts/resetSecondFactors.ts';
import { endSessionsOfOther, sessionsOfOther } from '../domain/accounts/openSessions.ts';
import { guestOf } from '../domain/accounts/guest.ts';
import { personOf, refuseForeignIds } from '../access/guard.ts';
import { refuseHigherAccounts, refuseMoreThanHeld } from '../domain/rights/refuseMoreThanHeld.ts';
import { keepAdministrator } from '../domain/accounts/keepAdministrator.ts';
import { colleagues } from '../domain/accounts/colleagues.ts';
import { changeOwnPassword, resetPasswords } from '../domain/accounts/passwords.ts';
import { saveUser } from '../domain/accounts/saveUser.ts';
import type { Context } from '../call/Context.ts';
import { handle } from '../call/handle.ts';
import { buttonSight } from '../domain/rights/buttonSight.ts';
import { rowSight } from '../domain/rights/rowSight.ts';
import { idIn, idOrNone, idsIn, requiredTextIn, optionalTextIn } from '../call/parameter.ts';
import { Refusal } from '../errors/Refusal.ts';
import { unlock } from '../session/accountLock.ts';
import { endSessionsOf } from '../session/endSession.ts';
import { forgetGrants } from '../session/grants.ts';
import { audit } from '../table/audit.ts';
import { detail, page } from '../table/read/read.ts';
import { tableOf } from '../table/table.ts';
import { remove } from '../table/write/remove.ts';
import { submit } from '../table/write/submit.ts';
import { transactionContext } from '../call/transactionContext.ts';
import { say } from '../words/say.ts';

const OWN = ['name', 'realName', 'avatar', 'email', 'phone', 'birthday', 'sex'] as const;
const table = tableOf(user);

const profile = async (context: Context) => {
  const { userId } = personOf(context);
  const row = await detail(
    table,
    user.calls.detail,
    { id: userId },
    { ...context, person: { ...personOf(context), roles: ['administrator'] } },
  );
  const word = (name: string) => String(row[name] ?? '');
  return {
    id: userId,
    account: word('account'),
    name: word('name'),
    realName: word('realName'),
    avatar: word('avatar'),
    email: word('email'),
    phone: word('phone'),
    birthday: word('birthday'),
    sex: word('sex'),
    roleName: word('roleName'),
    deptName: word('deptName'),
    postName: word('postName'),
  };
};

/** Answers of 用户. */
export const handlers = handle(
  user,
  {
    page: async (input: Readonly<Record<string, unknown>>, context) => {
      const dept = idOrNone(input, 'deptId');
      return page(table, user.calls.page, { ...input, deptId: '' }, context, ({ p }) =>
        dept === null
          ? ''
          : `string_to_array(coalesce(t.dept_id, ''), ',') && (with recursive d as (select id from blade_system_dept
                where id = ${p(dept)}::bigint union select n.id from blade_system_dept n join d on n.parent_id = d.id
              where n.is_deleted = 0) select array_agg(id::text) from d)`,
      );
    },
    userList: async (input, context) =>
      colleagues(
        optionalTextIn(input, 'realName', 40),
        optionalTextIn(input, 'ids', 20_000)
          .split(',')
          .filter((id) => /^\d{1,19}$/.test(id)),
        context,
      ),
    submit: saveUser,
    update: async (input, context) => saveUser({ ...input, id: idIn(input, 'id') }, context),
    remove: async (input, context) => {
      const ids = idsIn(input, 'ids');
      if (ids.includes(personOf(context).userId)) throw new Refusal(400, say`不能删除本账号!`);
      return context.db.tx(async (sql) => {
        await refuseHigherAccounts(sql, context, ids);
        await keepAdministrator(sql, personOf(context).tenantId, () =>
          remove(table, user.calls.remove, { ids: ids.join(',') }, transactionContext(context, sql)),
        );
        for (const id of ids) await endSessionsOf(sql, id, 'account', context.now());
        return true;
      });
    },
    grant: async (input, context) => {
      const [users, roles, person] = [idsIn(input, 'userIds'), idsIn(input, 'roleIds'), personOf(context)];
      if (person.mandate !== undefined && users.includes(person.userId))
        throw new Refusal(400, say`三员分立期间，不能为自己授予角色`);
      await context.db.tx(async (sql) => {
        await refuseForeignIds(sql, person, 'blade_user', users);
        await refuseForeignIds(sql, person, 'blade_system_role', roles);
        await refuseMoreThanHeld(sql, context, roles);
        await refuseHigherAccounts(sql, context, users);
        await keepAdministrator(sql, person.tenantId, async () => {
          const { rows } = await sql.query<{ id: string; before: string }>(
            `select id::text as id, coalesce(role_id, '') as before
              from blade_user
              where id = any($1::bigint[])
              order by id
              for update`,
            [users],
          );
          await sql.query(
            `update blade_user set role_id = $2, update_user = $3, update_time = now(), rev = rev + 1
              where id = any($1::bigint[])`,
            [users, roles.join(','), person.userId],
          );
          for (const { id, before } of rows)
            await audit(sql, context, {
              action: 'grant',
              path: 'blade-user',
              recordId: id,
              changes: { roleId: { before, after: roles.join(',') } },
            });
        });
      });
      forgetGrants(context.db);
      return true;
    },
    resetPassword: async (input, context) => resetPasswords(idsIn(input, 'userIds'), context),
    updatePassword: async (input, context) =>
      changeOwnPassword(
        {
          old: optionalTextIn(input, 'oldPassword', 1200),
          fresh: requiredTextIn(input, 'newPassword', say`新密码`, 1200),
          again: optionalTextIn(input, 'newPassword1', 1200),
        },
        context,
      ),
    info: async (_, context) => profile(context),
    updateInfo: async (input, context) => {
      const own = Object.fromEntries(OWN.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])));
      await submit(table, crud.submit, { ...own, id: personOf(context).userId }, context);
      return true;
    },
    unlock: async (input, context) => {
      const [ids, { tenantId }] = [idsIn(input, 'userIds'), personOf(context)];
      await context.db.tx(async (sql) => {
        await refuseForeignIds(sql, personOf(context), 'blade_user', ids);
        const { rows } = await sql.query<{ id: string; account: string }>(
          'select id, account from blade_user where id = any($1::bigint[]) order by id',
          [ids],
        );
        for (const { id, account } of rows) {
          await unlock(sql, tenantId, account);
          await audit(sql, context, { action: 'unlock', path: 'blade-user', recordId: id });
        }
      });
      return true;
    },
    updatePlatform: async (input, context) => {
      const [id, type, ext] = [
        idIn(input, 'userId'),
        requiredTextIn(input, 'userType', say`用户平台`, 20),
        optionalTextIn(input, 'userExt', 20_000),
      ];
      const { userExt } = await detail(table, user.calls.detail, { id }, context);
      const kept = typeof userExt === 'object' && userExt !== null ? userExt : {};
      let value: unknown;
      try {
        value = ext === '' ? {} : JSON.parse(ext);
      } catch {
        throw new Refusal(400, say`参数“userExt”应为 JSON 对象`);
      }
      await context.db.tx(async (sql) => {
        await sql.query(
          'update blade_user set user_type = $2, user_ext = $3, update_time = now(), rev = rev + 1 where id = $1',
          [id, type, JSON.stringify({ ...kept, [type]: value })],
        );
        await audit(sql, context, {
          action: 'update-platform',
          path: 'blade-user',
          recordId: id,
          changes: { userType: { after: type } },
        });
      });
      return true;
    },
    platformDetail: async (input, context) => {
      const row = await detail(table, user.calls.detail, { id: idIn(input, 'id') }, context);
      const [type, ext] = [String(row.userType), row.userExt as Record<string, unknown> | null];
      return {
        id: String(row.id),
        account: String(row.account),
        userType: type,
        userExt: ext?.[type] === undefined ? '' : JSON.stringify(ext[type]),
      };
    },
    registerGuest: async (input, context) => guestOf(input, context),
  },
  {
    ownCalls: {
      sight: { call: sightCall, answer: rowSight },
      buttonSight: { call: buttonSightCall, answer: buttonSight },
      duties: { call: dutiesCall, answer: duties },
      handOver: { call: handOverCall, answer: handOver },
      sessions: { call: sessionsCall, answer: sessionsOfOther },
      endSessions: { call: endSessionsCall, answer: endSessionsOfOther },
      resetSecond: { call: resetSecondCall, answer: resetSecondFactors },
      due: { call: dueCall, answer: dueAccounts },
      dormant: { call: dormantCall, answer: dormantAccounts },
    },
  },
);
