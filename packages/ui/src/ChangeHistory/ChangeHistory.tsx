import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { isWordless, looksOf } from '../kinds/looksOf.ts';
import { switchWord } from '../kinds/switchWord.ts';
import { type Dictionaries, shownValue } from '../CrudTable/list/crudColumns.ts';
import type { CrudField } from '../CrudTable/CrudField.ts';
import { shapeWords } from '../CrudTable/transfer/shapeWords.ts';
import { useDictionaries } from '../CrudTable/list/useList.ts';
import type { FormSources } from '../Form/FormSources.ts';
import type { FormValues } from '../Form/FormValues.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Tone } from '../theme/tones.ts';
import { Timeline } from '../Timeline/Timeline.tsx';
import * as css from './ChangeHistory.css.ts';
import { useNamedParts } from './useNamedParts.ts';
import { nameKeyOf } from '../kinds/nameKeyOf.ts';

/** A value of a field before and after. */
export interface ValueChange {
  /** Name of the field. */
  field: string;
  before?: unknown;
  after?: unknown;
  /** What the values are called, where they are ids. */
  beforeName?: string;
  afterName?: string;
}

/** One thing that was done to a record. */
export interface ChangeEntry {
  /** Tells the entries apart. */
  id: string;
  /** What was done, and by whom. */
  title: string;
  /** When, `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  /** The colour of its mark; default `neutral`. */
  tone?: Tone;
  /** What changed; those of fields that are not among `fields` are left out. */
  changes: readonly ValueChange[];
}

/** Keep `fields` and `options` the same between renders. */
export interface ChangeHistoryProps {
  /** Its name for screen readers. */
  label: string;
  /** The fields of the record. */
  fields: readonly CrudField[];
  /** What was done, the newest first. */
  entries: readonly ChangeEntry[];
  /** Entries of dictionaries. */
  options: FormSources['options'];
  /** Names of records to which ids inside of values lead; ids are shown without it. */
  tree?: FormSources['tree'];
  /** The record as it is; it says of which register ids inside of values are. */
  record?: Readonly<Record<string, unknown>>;
}

const none: FormValues = {};

/** One value that changed: what it was and what it became, or that it changed where words cannot say how. */
function Change({
  field,
  change,
  named,
  dictionaries,
}: {
  field: CrudField;
  change: ValueChange;
  named: readonly [before: FormValues, after: FormValues] | undefined;
  dictionaries: Dictionaries;
}) {
  const { t, i18n } = useLingui();
  const { name, label } = field;
  const wordsOf = (value: unknown, called: string | undefined, parts: FormValues | undefined) => {
    if (field.shape !== undefined)
      return shapeWords(field, parts ?? { [name]: value }, {
        dictionaries,
        yes: t`是`,
        no: t`否`,
        locale: i18n.locale,
      });
    if (looksOf(field).family === 'switch') return switchWord(value, t`是`, t`否`);
    return shownValue(
      field,
      { id: '', [name]: value ?? '', ...(called !== undefined && { [nameKeyOf(name)]: called }) },
      dictionaries,
      i18n.locale,
    );
  };
  const before = wordsOf(change.before, change.beforeName, named?.[0]);
  const after = wordsOf(change.after, change.afterName, named?.[1]);
  const isUnsaid = (isWordless(field) && field.shape === undefined) || field.input === 'signature' || before === after;
  const empty = t`（空）`;
  const became = () => {
    if (before === '') return t`已添加`;
    return after === '' ? t`已清空` : t`已更改`;
  };
  return (
    <div className={css.line}>
      <dt className={css.name}>{label}</dt>
      <dd className={css.values}>
        {isUnsaid ? (
          became()
        ) : (
          <>
            <del className={css.before}>{before || empty}</del>
            <Icon of={ArrowRight} size={14} label={t`改为`} />
            <ins className={css.after}>{after || empty}</ins>
          </>
        )}
      </dd>
    </div>
  );
}

/** What was done to a record: who changed which values from what to what, and when. */
export function ChangeHistory({ label, fields, entries, options, tree, record = none }: ChangeHistoryProps) {
  const read = useMemo(() => fields.map((field) => ({ ...field, list: true })), [fields]);
  const dictionaries = useDictionaries(read, options);
  const all = useMemo(() => entries.flatMap(({ changes }) => changes), [entries]);
  const named = useNamedParts(fields, all, record, tree);
  const known = useMemo(() => new Map(read.map((field) => [field.name, field])), [read]);
  if (dictionaries === null) return <Skeleton kind="rows" count={3} />;
  const items = entries.map(({ id, title, time, tone = 'neutral', changes }) => {
    const lines = changes.flatMap((change) => {
      const field = known.get(change.field);
      return field === undefined ? [] : [{ field, change }];
    });
    return {
      id,
      title,
      time,
      dateTime: time,
      tone,
      ...(lines.length > 0 && {
        content: (
          <dl className={css.list}>
            {lines.map(({ field, change }) => (
              <Change
                key={field.name}
                field={field}
                change={change}
                named={named.get(change)}
                dictionaries={dictionaries}
              />
            ))}
          </dl>
        ),
      }),
    };
  });
  return <Timeline label={label} items={items} />;
}
