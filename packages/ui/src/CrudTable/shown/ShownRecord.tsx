import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { ErrorState } from '../../ErrorState/ErrorState.tsx';
import { Link } from '../../Link/Link.tsx';
import { Masked } from '../../Masked/Masked.tsx';
import { RecordView, type RecordViewProps } from '../../RecordView/RecordView.tsx';
import { StaleStrip } from '../../StaleStrip/StaleStrip.tsx';
import { textOf } from '../../kinds/textOf.ts';
import type { CrudField } from '../CrudField.ts';
import { usePart } from '../CrudParts.tsx';
import { shownValue } from '../list/crudColumns.ts';
import { PrintRecord } from './PrintRecord.tsx';
import { RecordPlaceMenu } from './RecordPlaceMenu.tsx';
import { useRecordOptions } from './useRecordOptions.ts';
import { useShownRecord } from './useShownRecord.ts';

interface ShownRecordProps extends Pick<RecordViewProps, 'level' | 'back' | 'place' | 'close' | 'isNarrow'> {
  id: string;
  /** Called with its name as everybody may see it, once it is read. */
  onName?: (name: string) => void;
}

/** One record of the list around, read again whenever its list is. */
export function ShownRecord({ id, onName, ...rest }: ShownRecordProps) {
  const { t, i18n } = useLingui();
  const { props, dictionaries } = usePart('definition');
  const list = usePart('list');
  const actions = usePart('actions');
  const { source, rights, recordOptions, fields, title, groups, recordMore, sources } = props;
  const { row, failure, at, isBusy, retry } = useShownRecord(source, id, list.answered);
  const options = useRecordOptions(recordOptions);
  const { course, call, cover, hrefOf, onPlace } = options ?? {};
  const { reveal } = source;
  const mayReveal = reveal !== undefined && rights?.reveal === true;
  const coverOf = (field: CrudField, words: string) =>
    field.sensitive === undefined || !mayReveal ? words : (cover?.(field, words) ?? words);
  const titleField = fields.find(({ name }) => name === title);
  const name = useMemo(
    () =>
      row === null || titleField === undefined
        ? ''
        : shownValue(titleField, row, dictionaries ?? new Map(), i18n.locale),
    [row, titleField, dictionaries, i18n.locale],
  );
  const called = row === null ? '' : (call?.(row) ?? '');
  const spoken =
    called !== ''
      ? called
      : titleField?.sensitive !== undefined && cover !== undefined
        ? cover(titleField, name)
        : name;
  useEffect(() => {
    if (row !== null && options !== null) onName?.(spoken);
  }, [row, options, spoken, onName]);
  const renderValue = (field: CrudField, words: string) =>
    field.sensitive === undefined || (!mayReveal && !words.includes('*')) ? (
      words
    ) : (
      <Masked
        key={`${id} ${field.name}`}
        label={field.label}
        masked={coverOf(field, words)}
        canCopy={false}
        {...(mayReveal && reveal && { onReveal: async (reason: string) => reveal(id, field.name, reason) })}
      />
    );
  if (failure !== null && row === null)
    return (
      <>
        <ErrorState title={t`没有读到这条记录`} message={failure.message} onRetry={retry} />
        {rest.back?.href !== undefined && <Link href={rest.back.href}>{rest.back.label}</Link>}
      </>
    );
  const more = recordMore?.(id, row);
  const told = fields.filter((field) => !field.secret && textOf(row?.[field.name]) !== '').map((field) => field.name);
  return (
    <>
      {failure !== null && (
        <StaleStrip asOf={new Date(at)} reason={failure.message} isPending={isBusy} onRetry={retry} />
      )}
      <RecordView
        fields={fields}
        {...(groups && { groups })}
        {...(title !== undefined && { title })}
        row={options === null ? null : row}
        name={spoken}
        sources={sources}
        actions={row === null ? [] : actions.rowActions(row)}
        onAction={(action) => row !== null && actions.onRow(action, row)}
        renderValue={renderValue}
        {...(hrefOf && { hrefOf })}
        {...(course && { course: course(id, row) })}
        tools={
          <>
            <PrintRecord
              printedBy={props.printedBy}
              onPrint={async () => source.noteExport?.({ way: 'print', rows: 1, columns: told, reason: '' })}
            />
            <RecordPlaceMenu id={id} {...(onPlace && { onPlace })} />
          </>
        }
        {...rest}
      >
        {more}
      </RecordView>
    </>
  );
}
