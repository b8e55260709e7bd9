import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FormInput } from '../../Form/inputs/FormInput.tsx';
import { ImportDialog, type ImportSession, type RenderInput, importSession } from '../../ImportDialog/ImportDialog.tsx';
import type { Dictionaries } from '../list/crudColumns.ts';
import type { CrudTableProps, Validate } from '../CrudTableProps.ts';
import type { DataSource } from '../DataSource.ts';
import { importReport } from './importReport.ts';
import { completeRow, importOneByOne, rowRules } from './importRows.ts';
import { PanelComing } from './PanelComing.tsx';
import { referenceNames } from './referenceNames.ts';
import { importColumns, sheetRow } from './sheetRows.ts';
import { useAllDictionaries } from './useAllDictionaries.ts';
import { usePart } from '../CrudParts.tsx';
import { useRules } from '../record/useRules.ts';

interface ImportPanelProps {
  onClose: () => void;
}

const ofSources = new WeakMap<DataSource, ImportSession>();
const ofOwners = new Map<string, ImportSession>();

/**
 * The import that is under way into a list: one for its owner for as long as the page lives, else for as long as its
 * source lives.
 */
function sessionOf({ source, owner, name }: Pick<CrudTableProps, 'source' | 'owner' | 'name'>): ImportSession {
  const session = (owner === undefined ? ofSources.get(source) : ofOwners.get(`${owner} ${name}`)) ?? importSession();
  if (owner === undefined) ofSources.set(source, session);
  else ofOwners.set(`${owner} ${name}`, session);
  return session;
}

const nothing = () => undefined;

function Import({
  onClose,
  dictionaries,
  validate,
}: ImportPanelProps & { dictionaries: Dictionaries; validate: Validate }) {
  const { t } = useLingui();
  const { props } = usePart('definition');
  const { label, fields, source, sources, defaults, onTask } = props;
  const [columns] = useState(() =>
    importColumns(fields, dictionaries, source.resolve !== undefined, defaults, (name, unit) => t`${name}（${unit}）`),
  );
  const [session] = useState(() => sessionOf(props));
  const [complete] = useState(() => completeRow(fields, defaults));
  const { reload } = usePart('list');
  useEffect(() => {
    if (onTask)
      importReport(
        session,
        onTask,
        {
          label: t`导入${label}`,
          sending: (done, total) => t`${done} / ${total} 行`,
          ended: (sent, rest) =>
            rest === 0 ? t`已导入 ${sent} 条` : t`已导入 ${sent} 条，${rest} 行没有导入，可回到列表改正`,
        },
        reload,
      );
  }, [session, onTask, label, reload, t]);
  const renderInput: RenderInput = ({ name, label: called, value, onChange }) => {
    const field = fields.find((one) => one.name === name);
    return (
      field && (
        <FormInput
          field={field}
          common={{ name, label: called }}
          value={value}
          valueLabel={undefined}
          onChange={onChange}
          within=""
          sources={sources}
          onPendingChange={nothing}
          onFill={nothing}
        />
      )
    );
  };
  return (
    <ImportDialog
      title={label}
      columns={columns}
      validate={rowRules(fields, validate, complete)}
      session={session}
      renderInput={renderInput}
      nameValues={async (values) => {
        const [row] = await referenceNames(fields, sources)([{ id: '', ...values }]);
        return row === undefined ? values : sheetRow(fields, row);
      }}
      {...(source.resolve && {
        resolve: (field, names) => source.resolve?.(field, names) ?? Promise.resolve(new Map()),
      })}
      isOpen
      onOpenChange={onClose}
      onImported={reload}
      importRows={importOneByOne(source, complete)}
    />
  );
}

/**
 * Brings records in from a file, by the rules of the form; the source's own `importRows`, else one record after the
 * other. Corrections are kept when it closes.
 */
export function ImportPanel({ onClose }: ImportPanelProps) {
  const { t } = useLingui();
  const { props } = usePart('definition');
  const { label } = props;
  const { loadRules } = usePart('record');
  const choices = useAllDictionaries(props.fields, props.sources.options);
  const rules = useRules(loadRules);
  if (choices.came === null || rules.validate === null)
    return (
      <PanelComing
        title={t`导入${label}`}
        error={choices.error ?? rules.error}
        onRetry={() => {
          if (choices.error !== null) choices.retry();
          if (rules.error !== null) rules.retry();
        }}
        onClose={onClose}
      />
    );
  return <Import onClose={onClose} dictionaries={choices.came} validate={rules.validate} />;
}
