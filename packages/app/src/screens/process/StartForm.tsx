import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Form, type FormHandle } from '@lattice/ui/Form';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useUnsaved } from '../../frame/useUnsaved.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { checkerOf } from '@lattice/api/checkerOf';
import { draftOf } from '../../draftOf.ts';
import { fieldsOf, groupsOf, useSay } from '../../records/translate.ts';
import type { FoundForm } from './formOf.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import * as css from './process.css.ts';
import { renewWork } from './renewWork.ts';
import { saveFailure } from './saveFailure.ts';
import { useClosePage } from './useClosePage.ts';

type Starting = Partial<Record<FoundForm['start'], (input: Readonly<Record<string, unknown>>) => Promise<unknown>>>;

const START = '/work/start';
const ID = 'start-process';
const empty = {};

/** Props of StartForm. */
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
export function StartForm({ form: { definition, fields: asked, start }, name, processDefinitionId, isSuspended }: StartFormProps) {
  const { t, i18n } = useLingui();
  const say = useSay();
  const close = useClosePage();
  const handle = useRef<FormHandle>(null);
  const [isDirty, setDirty] = useState(false);
  const [isSending, setSending] = useState(false);
  const [draft] = useState(() => draftOf(session.user?.user_id ?? '', definition.path, `start-${processDefinitionId}`));
  useUnsaved(isDirty);
  const fields = useMemo(() => {
    const all = fieldsOf(definition, say).filter(({ readonly, kind }) => readonly !== true && kind !== 'computed');
    return asked === undefined ? all : asked.flatMap((wanted) => all.filter((field) => field.name === wanted));
  }, [definition, asked, say]);
  const validate = useMemo(() => {
    const check = checkerOf(definition, say);
    const names = new Set(fields.map((field) => field.name));
    return (values: Readonly<Record<string, unknown>>) => check(values).filter(({ field }) => names.has(field));
  }, [definition, fields, say]);
  const send = async (values: Readonly<Record<string, unknown>>) => {
    setSending(true);
    try {
      await (client(definition) as Starting)[start]?.({ processDefinitionId, ...values });
    } catch (error) {
      throw saveFailure(error, definition, say);
    } finally {
      setSending(false);
    }
    setDirty(false);
    toast.success(t`已提交“${name}”`);
    close(START);
    void renewWork();
  };
  return (
    <Card title={t`申请内容`}>
      {isSuspended && <Alert tone="warning">{t`这项流程已暂停，现在不能提交；恢复后再来提交，填写的内容会保留。`}</Alert>}
      <Form ref={handle} id={`${ID}-${processDefinitionId}`} mode="add" fields={fields} groups={groupsOf(definition, say)} values={empty} sources={formSourcesIn(i18n.locale)} validate={validate} onSubmit={send} onDirtyChange={setDirty} draft={draft} />
      <div className={css.submit}>
        {!isSuspended && <Button type="submit" form={`${ID}-${processDefinitionId}`} variant="primary" isPending={isSending}>{t`提交`}</Button>}
        <Button onPress={() => handle.current?.leave(() => close(START))}>{t`取消`}</Button>
      </div>
    </Card>
  );
}
