import { longtext } from '@lattice/api/field';
import { useLingui } from '@lingui/react/macro';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { FormDialog } from '../definitions/FormDialog.tsx';
import { refreshCommand } from './command.ts';
import type { PlanStep } from './plan.ts';

interface UntickDialogProps {
  step: PlanStep;
  /** Takes the tick back, for a reason. */
  onUntick: (remark: string) => Promise<unknown>;
  onClose: () => void;
}

/** Takes the tick of a step back; the reason goes into the journal. */
export function UntickDialog({ step: { stepNo, title }, onUntick, onClose }: UntickDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const requested = { remark: longtext(t`原因`, { required: true, max: 300 }) };
  return (
    <FormDialog
      keptAs={`plan-step-${stepNo}-${title}`}
      title={t`撤销第 ${stepNo} 步的完成：${title}`}
      action={t`撤销`}
      fields={formFields(requested, say)}
      values={{ remark: '' }}
      sources={formSourcesIn(i18n.locale)}
      onClose={onClose}
      onSubmit={async ({ remark = '' }) => {
        await onUntick(remark);
        onClose();
        await refreshCommand();
      }}
    />
  );
}
