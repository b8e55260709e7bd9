import { EntryRow } from '@lattice/ui/EntryRow';
import type { FormHandle } from '@lattice/ui/Form';
import { IconButton } from '@lattice/ui/IconButton';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { definitionQuery } from '../../records/resources.ts';
import { useTranslator } from '../../records/translate.ts';
import { askedFields } from './askedFields.ts';
import type { Entry } from './household.ts';
import { PartForm } from './PartForm.tsx';

const KNOWN: ReadonlySet<string> = new Set(['source/populationinfo', 'source/houseinfo']);

interface EntryFormProps {
  entry: Entry;
  formRef: (key: string) => (form: FormHandle | null) => void;
  onRemove: () => void;
}

/** The record of a further register on a person: what it cannot be without and nothing says is asked for. */
export function EntryForm({ entry: { key, path }, formRef, onRemove }: EntryFormProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const { data } = useQuery(definitionQuery(path));
  const fields = useMemo(() => (data === undefined ? {} : askedFields(data.fields, KNOWN)), [data]);
  if (data === undefined) return <Skeleton kind="rows" count={2} />;
  const label = say(data.label);
  return (
    <EntryRow
      title={label}
      level={4}
      actions={
        <IconButton label={t`不登记“${label}”`} size="small" onPress={onRemove}>
          <X size="1em" aria-hidden />
        </IconButton>
      }
    >
      {Object.keys(fields).length === 0 ? (
        <Text tone="muted">
          <Trans>不用再填，保存时一起登记。</Trans>
        </Text>
      ) : (
        <PartForm keptAs={key} ref={formRef(key)} fields={fields} values={{}} mode="add" />
      )}
    </EntryRow>
  );
}
