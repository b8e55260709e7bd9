import { formValidator } from '@lattice/api/formValidator';
import type { Draft } from '@lattice/api/resource';
import { type Communityset, communityset } from '@lattice/api/resources/source/communityset';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { formSourcesIn } from '../../records/formSources.ts';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { fieldsOf, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

interface SettingFormProps {
  communityId: string;
  communityName: string;
  /** The setting; undefined for a new one. */
  setting: Communityset | undefined;
  /** Whether it was used and stays as it is. */
  isUsed: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: (id: string) => void;
}

/** Stores a setting and gives its id, which other servers do not tell. */
async function save(row: Draft<typeof communityset>): Promise<string> {
  const answer = await client(communityset).submit(row);
  if (typeof row.id === 'string') return row.id;
  if (typeof answer === 'object') return answer.id;
  const { communityId = '', setName = '' } = row;
  const { records } = await client(communityset).page({
    current: 1,
    size: 1,
    descs: 'create_time',
    communityId,
    setName,
  });
  return records[0]?.id ?? '';
}

/** How many buildings, units, floors and houses are made, and how they are named. */
export function SettingForm(props: SettingFormProps) {
  const { communityId, communityName, setting, isUsed, onDirtyChange, onSaved } = props;
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const id = useId();
  const fields = useMemo(
    () => fieldsOf(communityset, say).filter(({ name, readonly }) => name !== 'communityId' && readonly !== true),
    [say],
  );
  const validate = useMemo(() => formValidator(communityset, say), [say]);
  const send = async (values: Readonly<Record<string, unknown>>) => {
    try {
      const known = setting && { id: setting.id, rev: (setting as { rev?: number }).rev };
      const saved = await save({ ...values, ...known, communityId });
      await queryClient.invalidateQueries({ queryKey: ['rows', communityset.path] });
      onSaved(saved);
    } catch (error) {
      throw await saveFailureOf(error, communityset, say);
    }
  };
  return (
    <Card
      title={t`2 生成设置`}
      actions={!isUsed && <Button type="submit" form={id} variant="primary">{t`保存并预览`}</Button>}
    >
      <KeptForm
        keptAs={`source/communityset-${setting?.id ?? communityId}`}
        id={id}
        mode={isUsed ? 'view' : setting ? 'edit' : 'add'}
        columns={3}
        fields={fields}
        values={setting ?? { setName: t`${communityName}房屋生成` }}
        sources={formSourcesIn(i18n.locale)}
        validate={(values) => validate({ ...values, communityId })}
        onSubmit={send}
        onDirtyChange={onDirtyChange}
      />
    </Card>
  );
}
