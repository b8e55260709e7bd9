import { type Signer, task } from '@lattice/api/resources/blade-flow/task';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import type { FormField } from '@lattice/ui/Form';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { client } from '../../../session/client.ts';
import { formSourcesIn } from '../../../records/formSources.ts';
import { KeptForm } from '../../../records/kept/KeptForm.tsx';

/** What a person may do with a task of theirs besides deciding it. */
export type TaskDialogKind = 'delegate' | 'addSigners' | 'removeSigners';

interface TaskDialogProps {
  kind: TaskDialogKind;
  title: string;
  taskId: string;
  /** What is typed in the opinion already. */
  opinion: string;
  /** Those who were asked for their opinion. */
  signers: readonly Signer[];
  onClose: () => void;
  onDone: () => void;
}

const SIGNERS = 'signers';

/** Asks whom else a task is for: somebody to do it, opinions to be asked for, or opinions not waited for any more. */
export function TaskDialog({ kind, title, taskId, opinion, signers, onClose, onDone }: TaskDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [isSending, setSending] = useState(false);
  const fields = useMemo((): FormField[] => {
    if (kind === 'delegate')
      return [
        { name: 'who', label: t`委托给`, kind: 'user', required: true, help: t`对方办理后，任务会回到您这里。` },
        { name: 'comment', label: t`说明`, kind: 'longtext', max: 1000 },
      ];
    if (kind === 'addSigners')
      return [
        {
          name: 'who',
          label: t`请谁先提出意见`,
          kind: 'refs',
          to: 'blade-user',
          required: true,
          help: t`他们都提出意见后，您才能办理。`,
        },
      ];
    return [{ name: 'who', label: t`不再等待谁的意见`, kind: 'multidict', dict: SIGNERS, required: true }];
  }, [kind, t]);
  const sources = useMemo(() => {
    const usual = formSourcesIn(i18n.locale);
    const waited = signers
      .filter(({ endTime }) => endTime === '')
      .map(({ taskId: value, userName }) => ({ value, label: userName }));
    return { ...usual, options: async (dict: string) => (dict === SIGNERS ? waited : usual.options(dict)) };
  }, [i18n.locale, signers]);
  const send = async ({ who, comment }: Readonly<Record<string, unknown>>) => {
    const [whom, words] = [String(who), String(comment ?? '')];
    setSending(true);
    try {
      if (kind === 'delegate') await client(task).delegate({ taskId, userId: whom, comment: words });
      else if (kind === 'addSigners') await client(task).addSigners({ taskId, userIds: whom });
      else await client(task).removeSigners({ taskId, taskIds: whom });
    } catch (error) {
      throw new Error(errorText(error), { cause: error });
    } finally {
      setSending(false);
    }
    toast.success(t`${title}已完成`);
    onDone();
  };
  const validate = (values: Readonly<Record<string, unknown>>) =>
    String(values.who ?? '') === '' ? [{ field: 'who', message: t`请选择人员` }] : [];
  const footer = (
    <>
      <Button onPress={onClose}>{t`取消`}</Button>
      <Button type="submit" form={id} variant="primary" isPending={isSending}>{t`确定`}</Button>
    </>
  );
  return (
    <Dialog title={title} width={520} isOpen onOpenChange={onClose} footer={footer}>
      <KeptForm
        keptAs={`task-${kind}-${taskId}`}
        id={id}
        mode="add"
        columns={1}
        fields={fields}
        values={{ comment: opinion }}
        sources={sources}
        validate={validate}
        onSubmit={send}
      />
    </Dialog>
  );
}
