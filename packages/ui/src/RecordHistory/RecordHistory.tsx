import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { looksOf } from '../kinds/looksOf.ts';
import { type Dictionaries, shownValue, toneOf } from '../CrudTable/list/crudColumns.ts';
import type { CrudField } from '../CrudTable/CrudField.ts';
import type { CrudRow } from '../CrudTable/DataSource.ts';
import { useDictionaries } from '../CrudTable/list/useList.ts';
import { filesOf } from '../Form/inputs/fileLinks.ts';
import type { FormSources } from '../Form/FormSources.ts';
import { Icon } from '../Icon/Icon.tsx';
import { neverSent } from '../ImageUpload/useUploads.ts';
import { ImageUpload } from '../ImageUpload/ImageUpload.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Timeline, type TimelineItem } from '../Timeline/Timeline.tsx';
import { Upload } from '../Upload/Upload.tsx';
import * as css from './RecordHistory.css.ts';

/** Names of the fields that say what happened in a step. */
export interface HistoryFields {
  /** What was done. */
  what: string;
  /** When. */
  when: string;
  /** Who did it. */
  who: string;
  /** State of the record before and after. */
  from?: string;
  to?: string;
  /** What else is told of it, in order; empty ones are left out. */
  tells?: readonly string[];
}

/** Keep `fields` and `options` the same between renders. */
export interface RecordHistoryProps {
  /** Its name for screen readers. */
  label: string;
  /** The fields of a step. */
  fields: readonly CrudField[];
  parts: HistoryFields;
  /** The steps, the oldest first. */
  rows: readonly CrudRow[];
  /** Entries of dictionaries. */
  options: FormSources['options'];
}

const nothing = () => undefined;

/** One told value: words after their name, pictures and files to be opened. */
function Told({ field, row, dictionaries }: { field: CrudField; row: CrudRow; dictionaries: Dictionaries }) {
  const { t, i18n } = useLingui();
  const { label, name } = field;
  const { family, input } = looksOf(field);
  const value = String(row[name] ?? '');
  if (input === 'pictures')
    return <ImageUpload label={label} value={value} onChange={nothing} upload={neverSent} isReadOnly />;
  if (input === 'files')
    return (
      <Upload label={label} value={filesOf(value, {}, t`文件`)} onChange={nothing} upload={neverSent} isReadOnly />
    );
  const words = shownValue(field, row, dictionaries, i18n.locale);
  return <div className={family === 'longtext' ? css.words : undefined}>{t`${label}：${words}`}</div>;
}

/** What was done to a record, step by step: what, who, when, from which state to which, and what was said and shown. */
export function RecordHistory({ label, fields, parts, rows, options }: RecordHistoryProps) {
  const { i18n } = useLingui();
  const read = useMemo(() => fields.map((field) => ({ ...field, list: true })), [fields]);
  const dictionaries = useDictionaries(read, options);
  if (dictionaries === null) return <Skeleton kind="rows" count={3} />;
  const fieldOf = (name: string | undefined) => read.find((field) => field.name === name);
  const wordOf = (name: string | undefined, row: CrudRow) => {
    const field = fieldOf(name);
    return field === undefined ? '' : shownValue(field, row, dictionaries, i18n.locale);
  };
  const state = (name: string | undefined, row: CrudRow) => {
    const field = fieldOf(name);
    return field === undefined || wordOf(name, row) === '' ? null : (
      <Tag tone={toneOf(field, row, dictionaries)}>{wordOf(name, row)}</Tag>
    );
  };
  const itemOf = (row: CrudRow, at: number): TimelineItem => {
    const [what, who, when] = [wordOf(parts.what, row), wordOf(parts.who, row), wordOf(parts.when, row)];
    const to = fieldOf(parts.to);
    const isMoved = wordOf(parts.from, row) !== wordOf(parts.to, row);
    const sentences = (parts.tells ?? [])
      .flatMap((name) => fieldOf(name) ?? [])
      .filter(({ name }) => String(row[name] ?? '') !== '');
    return {
      id: row.id,
      title: who === '' ? what : `${what} · ${who}`,
      ...(when !== '' && { time: when, dateTime: when }),
      tone: to === undefined ? 'neutral' : toneOf(to, row, dictionaries),
      isCurrent: at === rows.length - 1,
      content: (
        <div className={css.told}>
          {isMoved && (
            <span className={css.change}>
              {state(parts.from, row)}
              <Icon of={ArrowRight} size={14} />
              {state(parts.to, row)}
            </span>
          )}
          {sentences.map((field) => (
            <Told key={field.name} field={field} row={row} dictionaries={dictionaries} />
          ))}
        </div>
      ),
    };
  };
  return <Timeline label={label} items={rows.map(itemOf)} />;
}
