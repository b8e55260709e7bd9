import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import type { FormHandle } from '@lattice/ui/Form';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useUnsaved } from '../../navigation/useUnsaved.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { formValidator } from '@lattice/api/formValidator';
import { groupsOf, useTranslator } from '../../records/translate.ts';
import type { FoundForm } from '../../features/process/start/formOf.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import * as css from '../../features/process/list/process.css.ts';
import { invalidateWork } from '../../features/process/decide/invalidateWork.ts';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { startFields } from './startFields.ts';
import { useClosePage } from './useClosePage.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

type Starting = Partial<Record<FoundForm['start'], (input: Readonly<Record<string, unknown>>) => Promise<unknown>>>;

const START = '/work/start';
const ID = 'start-process';
/** Who asks, shown where the record has no field for it. */
const APPLICANT = 'applicant';

export interface StartFormProps {
  form: FoundForm;
  /** The name of the process. */
  name: string;
  /** Id of the version that is started. */
  processDefinitionId: string;
  /** The version is suspended, so nothing can be sent; what is typed stays. */
  isSuspended: boolean;
}

/** The form by which a process is started; once it is sent its page closes. */
export function StartForm({
  form: { definition, fields: requested, start, values: known },
  name,
  processDefinitionId,
  isSuspended,
}: StartFormProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const close = useClosePage();
  const handle = useRef<FormHandle>(null);
  const [isDirty, setDirty] = useState(false);
  const [isSending, setSending] = useState(false);
  useUnsaved(isDirty);
  const applicant = t`申请人`;
  const sources = formSourcesIn(i18n.locale);
  const countsDays = sources.workingDays !== undefined;
  const fields = useMemo(
    () => startFields(definition, requested, say, { name: APPLICANT, label: applicant }, countsDays),
    [definition, requested, say, applicant, countsDays],
  );
  const beginning = useMemo(() => ({ ...known, [APPLICANT]: session.user?.real_name ?? '' }), [known]);
  const validate = useMemo(() => {
    const check = formValidator(definition, say);
    const names = new Set(fields.map((field) => field.name));
    return (values: Readonly<Record<string, unknown>>) => check(values).filter(({ field }) => names.has(field));
  }, [definition, fields, say]);
  const send = async (said: Readonly<Record<string, unknown>>) => {
    const shown = new Set(fields.filter(({ readonly }) => readonly === true).map((field) => field.name));
    const values = Object.fromEntries(Object.entries(said).filter(([field]) => !shown.has(field)));
    setSending(true);
    try {
      await (client(definition) as Starting)[start]?.({ processDefinitionId, ...values });
    } catch (error) {
      throw await saveFailureOf(error, definition, say);
    } finally {
      setSending(false);
    }
    setDirty(false);
    toast.success(t`已提交“${name}”`);
    close(START);
    void invalidateWork();
  };
  return (
    <Card title={t`申请内容`}>
      {isSuspended && (
        <Alert tone="warning">{t`这项流程已暂停，现在不能提交；恢复后再来提交，填写的内容会保留。`}</Alert>
      )}
      <KeptForm
        keptAs={`${definition.path}-start-${processDefinitionId}`}
        ref={handle}
        id={`${ID}-${processDefinitionId}`}
        mode="add"
        fields={fields}
        groups={groupsOf(definition, say)}
        values={beginning}
        sources={sources}
        validate={validate}
        onSubmit={send}
        onDirtyChange={setDirty}
      />
      <div className={css.submit}>
        {!isSuspended && (
          <Button
            type="submit"
            form={`${ID}-${processDefinitionId}`}
            variant="primary"
            isPending={isSending}
          >{t`提交`}</Button>
        )}
        <Button onPress={() => handle.current?.leave(() => close(START))}>{t`取消`}</Button>
      </div>
    </Card>
  );
}
