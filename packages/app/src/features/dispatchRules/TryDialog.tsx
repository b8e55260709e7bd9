import { type DispatchAnswer, dispatchTest } from '@lattice/api/dispatchTestCalls';
import { datetime, dict, ref } from '@lattice/api/field';
import { event } from '@lattice/api/resources/event/event';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Dialog } from '@lattice/ui/Dialog';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { transport } from '../../session/transport.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

/** What the rules look at of an event. */
const sample = {
  categoryId: ref(event.fields.categoryId.label, 'event/eventcategory', { required: true }),
  griddingId: ref(event.fields.griddingId.label, 'grid/grid'),
  eventLevel: dict(event.fields.eventLevel.label, 'event_level', { default: '04' }),
  reportTime: datetime(event.fields.reportTime.label),
};

/** Tries the rules of dispatch: who would get a sample event, by which rule, and until when. */
export function TryDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const id = useId();
  const [answer, setAnswer] = useState<DispatchAnswer | null>(null);
  const [isAsking, setAsking] = useState(false);
  const fields = useMemo(
    () =>
      formFields(sample, say).map((field) =>
        field.name === 'reportTime' ? { ...field, help: t`不填按现在计算` } : field,
      ),
    [say, t],
  );
  const ask = async (values: Readonly<Record<string, unknown>>) => {
    setAsking(true);
    const text = (name: keyof typeof sample) => String(values[name] ?? '');
    try {
      setAnswer(
        await dispatchTest(transport).try({
          categoryId: text('categoryId'),
          griddingId: text('griddingId'),
          eventLevel: text('eventLevel'),
          reportTime: text('reportTime'),
        }),
      );
    } catch (error) {
      throw new Error(errorText(error), { cause: error });
    } finally {
      setAsking(false);
    }
  };
  return (
    <Dialog
      title={t`用样例事件试规则`}
      width={640}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`关闭`}</Button>
          <Button type="submit" form={id} variant="primary" isPending={isAsking}>{t`试一试`}</Button>
        </>
      }
    >
      <Stack gap="md">
        <KeptForm
          keptAs={'event/dispatchrule-try'}
          id={id}
          mode="add"
          fields={fields}
          values={{}}
          sources={formSourcesIn(i18n.locale)}
          validate={({ categoryId }) =>
            String(categoryId ?? '') === '' ? [{ field: 'categoryId', message: t`请选择事件类别` }] : []
          }
          onSubmit={ask}
        />
        <div aria-live="polite">{answer && <Outcome answer={answer} />}</div>
      </Stack>
    </Dialog>
  );
}

function Outcome({ answer }: { answer: DispatchAnswer }) {
  const { t } = useLingui();
  const { ruleName, isAuto, deptIdName, userIdName, acceptHours, handleHours, acceptDeadline, deadline } = answer;
  const { candidates, copyTo, smsCount } = answer;
  const people = candidates.join(t`、`);
  const [acceptTime, doneTime] = [acceptDeadline, deadline].map((time) => time.slice(0, 16));
  const whom = [deptIdName, userIdName].filter((name) => name !== '').join(' · ');
  return (
    <Stack gap="sm">
      <Alert tone={isAuto ? 'success' : 'warning'}>
        {isAuto
          ? t`上报后自动分派给${whom}。`
          : whom === ''
            ? t`没有规则给出经办部门或人员，由调度员人工分派。`
            : t`规则没有开启自动分派，由调度员分派给${whom}。`}
      </Alert>
      <Descriptions
        items={[
          { label: t`适用规则`, value: ruleName === '' ? t`没有适用的规则` : ruleName, span: 2 },
          ...(candidates.length > 1
            ? [{ label: t`处理人员`, value: t`${people}，分给其中待办事件最少的人`, span: 2 }]
            : []),
          { label: t`抄送部门`, value: copyTo.length === 0 ? t`不抄送` : copyTo.join(t`、`) },
          { label: t`短信提醒`, value: smsCount === 0 ? t`不发短信` : t`发给 ${smsCount} 人` },
          { label: t`签收时限`, value: t`${acceptTime}（${acceptHours} 个工作小时）` },
          { label: t`办理时限`, value: t`${doneTime}（${handleHours} 个工作小时）` },
        ]}
      />
    </Stack>
  );
}
