import { type Duty, accountCalls } from '@lattice/api/accountCalls';
import { type Field, toggle, user } from '@lattice/api/field';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { formatList } from '@lattice/ui/formatList';
import { useLingui } from '@lingui/react/macro';
import { UserRoundMinus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { formFields, useTranslator } from '../../records/translate.ts';
import { transport } from '../../session/transport.ts';
import { readableFailure } from '../../base/readableFailure.ts';

/** Name of the input for a kind of work; kinds have signs that names of inputs must not have. */
const inputOf = (at: number) => `duty${at}`;

/** What is done when somebody leaves: each kind of work goes to one who stays, in one go. */
export function useHandOver(): CrudAction {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const duties = useRef<readonly Duty[]>([]);
  return useMemo(
    (): CrudAction => ({
      id: 'hand-over',
      label: t`离职交接`,
      icon: UserRoundMinus,
      scope: 'row',
      confirm: ([row]) => ({
        title: t`${String(row?.name ?? '')}的工作交接`,
        action: t`交接`,
        tone: 'critical',
        children: t`所选的工作一次全部转给接手人；有一项不能接手，则都不转。每条记录的经过中都会写明。`,
      }),
      ask: async ([row]) => {
        const held = await readableFailure(accountCalls(transport).duties(row?.id ?? ''));
        duties.current = held;
        const fields: Record<string, Field> = {};
        if (held.length > 0) fields.all = user(t`全部交给`, { help: t`下面没有另选接手人的工作都交给此人` });
        for (const [at, { title, count, names, needsMember }] of held.entries()) {
          const some = formatList(names, i18n.locale);
          const what = count > names.length ? t`${some} 等` : some;
          fields[inputOf(at)] = user(t`${title}（${count} 项）`, {
            help: needsMember ? t`${what}；只能交给在岗网格员` : what,
          });
        }
        fields.close = toggle(t`同时停用账号`, {
          help:
            held.length > 0
              ? t`停用后不能再登录，已登录的设备会退出`
              : t`没有需要交接的工作；停用后不能再登录，已登录的设备会退出`,
        });
        return {
          fields: formFields(fields, say),
          values: { close: 1 },
          validate: (values) =>
            held.flatMap((_, at) =>
              (values[inputOf(at)] ?? '') === '' && (values.all ?? '') === ''
                ? [{ field: inputOf(at), message: t`请选择接手人` }]
                : [],
            ),
        };
      },
      run: async ([row], { values }) => {
        if (row === undefined) return;
        const chosen = (at: number) => String(values[inputOf(at)] ?? '') || String(values.all ?? '');
        const receivers = Object.fromEntries(duties.current.map(({ kind }, at) => [kind, chosen(at)]));
        const close = Number(values.close) === 1 ? 1 : 0;
        const { moved } = await readableFailure(accountCalls(transport).handOver({ userId: row.id, receivers, close }));
        toast.success(close === 1 ? t`已交接 ${moved} 项工作，账号已停用` : t`已交接 ${moved} 项工作`);
      },
    }),
    [i18n.locale, say, t],
  );
}
