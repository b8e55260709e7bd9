import { accountCalls } from '@lattice/api/accountCalls';
import type { Ability } from '@lattice/api/abilities';
import { permissionCode } from '@lattice/api/resource';
import { type FreshPassword, user } from '@lattice/api/resources/blade-user';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Eye, IdCard, KeyRound, LockKeyhole, MonitorSmartphone, Moon, ShieldCheck, ShieldOff } from 'lucide-react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { formFields, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { useCodes } from '../../session/useCodes.ts';
import { readableFailure } from '../../base/readableFailure.ts';
import { useHandOver } from './useHandOver.ts';

const idsOf = (rows: readonly CrudRow[]): string => rows.map(({ id }) => id).join(',');

/** What stands for the roles of a guest. */
const NOBODY = '-1';

interface AccountActionsProps {
  /** Takes new passwords to be shown. */
  onFresh: (passwords: readonly FreshPassword[]) => void;
  /** Tells what a person sees. */
  onSight: (person: Chosen) => void;
  /** Tells where a person is signed in. */
  onSessions: (person: Chosen) => void;
  /** Tells which accounts nobody uses. */
  onDormant: () => void;
  /** Tells whose password has to be changed. */
  onDue: () => void;
}

/** An account that was chosen. */
export interface Chosen {
  id: string;
  name: string;
}

/**
 * What can be done to accounts beside changing them; new passwords are handed on. Keep the functions the same between
 * renders.
 */
export function useAccountActions({
  onFresh,
  onSight,
  onSessions,
  onDormant,
  onDue,
}: AccountActionsProps): readonly CrudAction[] {
  const { t } = useLingui();
  const say = useTranslator();
  const codes = useCodes();
  const { abilities } = useSnapshot(session);
  const handOver = useHandOver();
  return useMemo(() => {
    const can = (ability: Ability | undefined) => ability === undefined || abilities.includes(ability);
    const may = (action: string) => codes?.has(permissionCode(user, action)) === true;
    const { roleId, userType, userExt: ext } = user.fields;
    const actions: (CrudAction & { needs: string; ability?: Ability })[] = [
      {
        id: 'grant',
        needs: 'grant',
        label: t`授予角色`,
        icon: ShieldCheck,
        scope: ['row', 'batch'],
        // A list knows the names of roles alone; whoever is given one keeps the others.
        ask: async ([row, ...others]) => {
          const held = row === undefined || others.length > 0 ? NOBODY : (await client(user).detail(row.id)).roleId;
          return { fields: formFields({ roleId }, say), values: { roleId: held === NOBODY ? '' : held } };
        },
        confirm: (rows) => ({
          title: rows.length === 1 ? t`授予角色` : t`为 ${rows.length} 个用户授予角色`,
          action: t`保存`,
        }),
        run: async (rows, { values }) => {
          await readableFailure(client(user).grant({ userIds: idsOf(rows), roleIds: String(values.roleId) }));
          toast.success(t`已为 ${rows.length} 个用户授予角色`);
        },
      },
      {
        id: 'sight',
        needs: 'grant',
        ability: 'sight',
        label: t`能看到什么`,
        icon: Eye,
        scope: 'row',
        changesRows: false,
        run: ([row]) => {
          if (row !== undefined) onSight({ id: row.id, name: String(row.name) });
          return Promise.resolve();
        },
      },
      {
        id: 'reset-password',
        needs: 'reset-password',
        label: t`重置密码`,
        icon: KeyRound,
        scope: ['row', 'batch'],
        changesRows: false,
        confirm: (rows) => ({
          title: rows.length === 1 ? t`重置密码？` : t`重置 ${rows.length} 个用户的密码？`,
          action: t`重置`,
          tone: 'critical',
          children: t`原密码立即失效，已登录的设备会退出。新密码只显示一次，首次登录时必须修改。`,
        }),
        run: async (rows) => onFresh(await readableFailure(client(user).resetPassword({ userIds: idsOf(rows) }))),
      },
      {
        id: 'platform',
        needs: 'update-platform',
        label: t`平台配置`,
        icon: IdCard,
        scope: 'row',
        confirm: () => ({ title: t`平台配置`, action: t`保存` }),
        ask: async ([row]) => {
          const { userType: type, userExt } = await readableFailure(client(user).platformDetail({ id: row?.id ?? '' }));
          return {
            fields: formFields({ userType, userExt: { ...ext, readonly: false } }, say),
            values: { userType: type, userExt },
          };
        },
        run: async ([row], { values }) => {
          if (row === undefined) return;
          const { userType: type, userExt } = values;
          await readableFailure(
            client(user).updatePlatform({
              userId: row.id,
              userType: String(type),
              userExt: typeof userExt === 'string' ? userExt : JSON.stringify(userExt ?? {}),
            }),
          );
          toast.success(t`已保存平台配置`);
        },
      },
      {
        id: 'sessions',
        needs: 'edit',
        ability: 'accounts',
        label: t`登录设备`,
        icon: MonitorSmartphone,
        scope: 'row',
        changesRows: false,
        run: ([row]) => {
          if (row !== undefined) onSessions({ id: row.id, name: String(row.name) });
          return Promise.resolve();
        },
      },
      {
        id: 'reset-second',
        needs: 'reset-password',
        ability: 'secondFactor',
        label: t`停用动态口令`,
        icon: ShieldOff,
        scope: 'row',
        changesRows: false,
        confirm: () => ({
          title: t`停用动态口令？`,
          action: t`停用`,
          tone: 'critical',
          children: t`手机遗失或更换时使用。已登录的设备会退出，之后只用密码登录；角色要求的，登录时须重新设置。`,
        }),
        run: async (rows) => {
          await readableFailure(accountCalls(transport).resetSecond(idsOf(rows)));
          toast.success(t`动态口令已停用`);
        },
      },
      { ...handOver, needs: 'edit', ability: 'accounts' },
      {
        id: 'dormant',
        needs: 'edit',
        ability: 'accounts',
        label: t`长期未登录`,
        icon: Moon,
        scope: 'toolbar',
        changesRows: false,
        run: () => Promise.resolve(onDormant()),
      },
      {
        id: 'due',
        needs: 'edit',
        ability: 'accounts',
        label: t`待改密码`,
        icon: LockKeyhole,
        scope: 'toolbar',
        changesRows: false,
        run: () => Promise.resolve(onDue()),
      },
    ];
    return actions
      .filter(({ needs, ability }) => may(needs) && can(ability))
      .map(({ needs: _needs, ability: _ability, ...action }) => action);
  }, [abilities, codes, handOver, onDormant, onDue, onFresh, onSessions, onSight, say, t]);
}
