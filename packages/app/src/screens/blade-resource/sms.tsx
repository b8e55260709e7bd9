import { type Resource, permissionCode } from '@lattice/api/resource';
import { longtext, text } from '@lattice/api/field';
import { sms } from '@lattice/api/resources/blade-resource/sms';
import { type ProviderAnswer, trySms } from '@lattice/api/tools';
import { type CrudAction, type CrudMenu, CrudTable } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { wordWidth } from '../../base/wordWidth.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { errorText } from '../../base/errorText.ts';
import { formFields } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { useCodes } from '../../session/useCodes.ts';

const AnswerDialog = lazyPart(async () => (await import('../../features/develop/AnswerDialog.tsx')).AnswerDialog);

const none: readonly (CrudAction | CrudMenu)[] = [];
const SEND = 'endpoint/send-message';
/** Key of the dictionary of states for the setting that is used. */
const ON = '2';

/** The values of a template as the call takes them; none where nothing was filled in. */
const paramsOf = (pairs: unknown): Record<string, string> => {
  const rows: unknown = typeof pairs === 'string' && pairs !== '' ? JSON.parse(pairs) : [];
  return Object.fromEntries(
    (Array.isArray(rows) ? (rows as { key: string; value: string }[]) : []).map(({ key, value }) => [key, value]),
  );
};

function Messages({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const register = useRegister(definition);
  const maySend = useCodes()?.has(permissionCode(sms, SEND)) === true;
  const isTried = useSnapshot(session).abilities.includes('tools');
  const [came, setCame] = useState<{ name: string; answer: ProviderAnswer } | null>(null);
  const { crudActions = none } = register;
  const actions = useMemo((): (CrudAction | CrudMenu)[] => {
    const debug: CrudAction = {
      id: 'send',
      label: t`调试`,
      icon: Send,
      scope: 'row',
      changesRows: false,
      disabledReason: (row) => (isTried || String(row.status) === ON ? undefined : t`这项短信配置尚未启用，请先启用`),
      confirm: () => ({
        title: t`发送测试短信`,
        action: t`发送`,
        children: t`按这项配置的模板和签名真实发送，可能产生费用。`,
      }),
      ask: () =>
        Promise.resolve({
          fields: [
            ...formFields(
              {
                phones: isTried
                  ? text(t`手机号码`, { required: true, max: 11 })
                  : text(t`手机号码`, { required: true, max: 500, help: t`多个号码用逗号隔开` }),
              },
              String,
            ),
            ...formFields({ params: longtext(t`模板参数`) }, String).map((one) => ({
              ...one,
              kind: 'json' as const,
              input: 'pairs' as const,
            })),
          ],
        }),
      run: async ([row], { values }) => {
        const params = JSON.stringify(paramsOf(values.params));
        try {
          if (isTried) {
            const answer = await trySms(transport, { id: row?.id ?? '', phone: String(values.phones), params });
            setCame({ name: String(row?.smsCode), answer });
            return;
          }
          const { total } = await client(sms).sendMessage({
            code: String(row?.smsCode),
            phones: String(values.phones),
            params,
          });
          toast.success(t`${total} 条短信已交给发送队列`);
        } catch (error) {
          throw new Error(errorText(error), { cause: error });
        }
      },
    };
    return maySend ? [debug, ...crudActions] : [...crudActions];
  }, [crudActions, isTried, maySend, t]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} shownActions={4} actionsWidth={wordWidth(270)} />
      {came && <AnswerDialog {...came} of="message" onClose={() => setCame(null)} />}
    </>
  );
}

/** 短信配置: the settings of text messages, each to be tried out and one to be used. */
export const Sms = () => <PlainScreen path="blade-resource/sms" List={Messages} />;
