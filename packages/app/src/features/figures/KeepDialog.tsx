import { type FigureReport, figures } from '@lattice/api/resources/blade-report/figures';
import { formValidator } from '@lattice/api/formValidator';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import type { Design } from './design.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

const { name, receiverType, receiverIds, schedule } = figures.fields;
const kept = { name, receiverType, receiverIds, schedule };

interface KeepDialogProps {
  design: Design;
  /** The stored report that is changed; undefined for a new one. */
  report: FigureReport | undefined;
  /** Name that a new one begins with. */
  title: string;
  onKept: (id: string) => void;
  onClose: () => void;
}

/** Keeps a report under a name: who sees it, and when it is sent. */
export function KeepDialog({ design, report, title, onKept, onClose }: KeepDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const form = useId();
  const [isSending, setSending] = useState(false);
  const fields = useMemo(() => formFields(kept, say), [say]);
  const validate = useMemo(() => formValidator({ fields: kept }, say), [say]);
  const save = async (values: Readonly<Record<string, unknown>>) => {
    setSending(true);
    try {
      const stored = await client(figures).submit({
        ...values,
        ...design,
        ...(report && { id: report.id, rev: report.rev }),
      });
      toast.success(t`已保存报表“${String(values.name)}”`);
      await queryClient.invalidateQueries({ queryKey: ['rows', figures.path] });
      onKept(String((stored as { id?: unknown }).id ?? report?.id ?? ''));
    } catch (error) {
      throw await saveFailureOf(error, figures, say);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      title={t`保存报表`}
      width={560}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`取消`}</Button>
          <Button variant="primary" type="submit" form={form} isPending={isSending}>{t`保存`}</Button>
        </>
      }
    >
      <KeptForm
        keptAs={`report/figures-${report?.id ?? 'add'}`}
        id={form}
        mode={report === undefined ? 'add' : 'edit'}
        columns={1}
        fields={fields}
        values={report ?? { name: title }}
        sources={formSourcesIn(i18n.locale)}
        validate={(values) => validate(values)}
        onSubmit={save}
      />
    </Dialog>
  );
}
