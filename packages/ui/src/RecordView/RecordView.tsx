import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { type Dictionaries, shownValue, toneOf } from '../CrudTable/list/crudColumns.ts';
import type { CrudField } from '../CrudTable/CrudField.ts';
import type { CrudRow, Identified } from '../CrudTable/DataSource.ts';
import { useDictionaries } from '../CrudTable/list/useList.ts';
import type { RowAction } from '../DataTable/rowAction.ts';
import { isMasked } from '../Form/isMasked.ts';
import type { FormSources } from '../Form/FormSources.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { switchWord } from '../kinds/switchWord.ts';
import { isOneReference, looksOf, placeOf } from '../kinds/looksOf.ts';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { FactGroups } from './FactGroups.tsx';
import { RecordMoves } from './RecordMoves.tsx';
import * as css from './RecordView.css.ts';
import { useRegionPaths } from './useRegionPaths.ts';
import { WideFacts } from './WideFacts.tsx';
import { factGroups, keyFacts, photosOf, statesOf } from './recordParts.ts';

/** Where a record stands among others. */
export interface RecordPlace {
  /** Its place, from 1. */
  at: number;
  of: number;
  onStep: (by: 1 | -1) => void;
}

/** Keep `fields` and `sources` the same between renders. */
export interface RecordViewProps<Row extends Identified = CrudRow> {
  fields: readonly CrudField[];
  /** Groups of the fields, in order; none by default. */
  groups?: readonly { key: string; label: string }[];
  /** Field that names the record; its id by default. */
  title?: string;
  /** Its name where it is said in another way than its field says it, such as covered. */
  name?: string;
  /** The record; null while it is read. */
  row: Row | null;
  /** Where dictionaries, names, files and maps come from. */
  sources: FormSources;
  /** What can be done, the next move first; none by default. */
  actions?: readonly RowAction[];
  onAction?: (id: string) => void;
  /** Level of its heading: 1 on a page of its own, 3 in a window that has a title; default 2. */
  level?: 1 | 2 | 3;
  /** The way back to the list: an address, or what a press does. */
  back?: { label: string; href?: string; onPress?: () => void };
  /** The record before and after it. */
  place?: RecordPlace;
  /** Small buttons at the end of the first line, before the ways to the records before and after. */
  tools?: ReactNode;
  /** The button that closes it, behind them. */
  close?: ReactNode;
  /** Draws a value in its own way, such as covered; its words by default. */
  renderValue?: (field: CrudField, words: string) => ReactNode;
  /** Address of the record of an id in what a reference chooses from, such as `dept`; plain words without it. */
  hrefOf?: (place: string, id: string) => string | undefined;
  /** What became of it: beside the facts from 1200 pixels on, else under them. */
  course?: ReactNode;
  /** Keeps the course under the facts at any width; default false. */
  isNarrow?: boolean;
  /** What stands under the facts, such as related records. */
  children?: ReactNode;
}

const noGroups: NonNullable<RecordViewProps['groups']> = [];
const nothingToDo: readonly RowAction[] = [];
const plain = (_: CrudField, words: string): ReactNode => words;

/** One record to be read and moved on: title, state, key facts, next moves, its groups, and what became of it. */
export function RecordView<Row extends Identified = CrudRow>(given: RecordViewProps<Row>) {
  const {
    fields,
    groups = noGroups,
    title,
    name: ownName,
    row,
    sources,
    actions = nothingToDo,
    onAction,
    level = 2,
    back,
    place,
    tools,
    close,
    renderValue = plain,
    hrefOf,
    course,
    isNarrow = false,
    children,
  } = given as unknown as RecordViewProps;
  const { t, i18n } = useLingui();
  const headingId = useId();
  const read = useMemo(() => fields.map((field) => ({ ...field, list: true })), [fields]);
  const dictionaries = useDictionaries(read, sources.options);
  const paths = useRegionPaths(fields, row, sources.regions);
  const wordsOf = (field: CrudField, of: CrudRow, known: Dictionaries) => {
    const path = paths?.[field.name];
    if (path !== undefined) return path;
    if (looksOf(field).family === 'switch' && !isMasked(field, of[field.name]))
      return switchWord(of[field.name], t`是`, t`否`);
    return shownValue(field, of, known, i18n.locale);
  };
  const linkOf = (field: CrudField, id: string) =>
    isOneReference(field) && /^\d+$/.test(id) ? hrefOf?.(placeOf(field), id) : undefined;
  const draw = (field: CrudField): ReactNode => {
    if (row === null || dictionaries === null) return '';
    const said = wordsOf(field, row, dictionaries);
    if (field.isState === true) return <Tag tone={toneOf(field, row, dictionaries)}>{said}</Tag>;
    const href =
      looksOf(field).input === 'url' && /^https?:\/\//i.test(said)
        ? said
        : linkOf(field, String(row[field.name] ?? ''));
    return href === undefined ? renderValue(field, said) : <Link href={href}>{said}</Link>;
  };
  const isRead = row !== null && dictionaries !== null && paths !== null;
  const named = fields.find(({ name }) => name === title);
  const words = isRead && named !== undefined ? wordsOf(named, row, dictionaries) : '';
  const name = ownName || words || row?.id || '';
  const Heading = `h${level}` as const;
  const under = (level + 1) as 2 | 3 | 4;
  const { at = 0, of = 0 } = place ?? {};
  const isTight = isNarrow && back === undefined;
  const photos = isRead ? photosOf(fields, row) : [];
  const end = (
    <div className={css.end}>
      {tools}
      {place !== undefined && (
        <>
          <IconButton
            size="small"
            label={t`上一条`}
            data-shortcut="previous"
            isDisabled={at <= 1}
            onPress={() => place.onStep(-1)}
          >
            <Icon of={ChevronLeft} />
          </IconButton>
          <span className={css.place} role="status">{t`${at} / ${of}`}</span>
          <IconButton
            size="small"
            label={t`下一条`}
            data-shortcut="next"
            isDisabled={at >= of}
            onPress={() => place.onStep(1)}
          >
            <Icon of={ChevronRight} />
          </IconButton>
        </>
      )}
      {close}
    </div>
  );
  return (
    <article className={css.record} aria-labelledby={headingId} aria-busy={!isRead}>
      {back !== undefined && (
        <div className={css.ways}>
          {back?.href !== undefined && (
            <Link href={back.href} className={css.back}>
              <Icon of={ArrowLeft} size={14} />
              {back.label}
            </Link>
          )}
          {back?.onPress !== undefined && (
            <IconButton size="small" label={back.label} onPress={back.onPress}>
              <Icon of={ArrowLeft} />
            </IconButton>
          )}
          {end}
        </div>
      )}
      {!isRead && (
        <div className={css.skeleton}>
          <Skeleton kind="rows" count={8} />
        </div>
      )}
      <header className={`${isTight ? css.tight : css.top} ${isRead ? '' : css.coming}`}>
        {isTight && end}
        <div className={css.naming}>
          <Heading id={headingId} tabIndex={-1} className={css.title}>
            {name}
          </Heading>
          <dl className={css.facts}>
            {isRead &&
              statesOf(fields, title, row).map((field) => (
                <div key={field.name} className={css.fact}>
                  <dt hidden>{field.label}</dt>
                  <dd className={css.value}>{draw(field)}</dd>
                </div>
              ))}
            {isRead &&
              keyFacts(fields, title, row).map((field) => (
                <div key={field.name} className={css.fact}>
                  <dt className={css.label}>{field.label}</dt>
                  <dd className={css.value}>{draw(field)}</dd>
                </div>
              ))}
          </dl>
        </div>
        <div className={css.deeds}>
          {back === undefined && !isTight && end}
          {onAction !== undefined && <RecordMoves actions={isRead ? actions : nothingToDo} onAction={onAction} />}
        </div>
      </header>
      <div
        className={`${css.sides} ${isRead ? '' : css.coming}`}
        data-split={(course !== undefined && !isNarrow) || undefined}
      >
        <div className={css.content}>
          {photos.length > 0 && row !== null && <WideFacts fields={photos} row={row} sources={sources} />}
          {isRead && (
            <FactGroups
              groups={factGroups(
                fields.filter((field) => field !== named || field.sensitive !== undefined),
                groups,
                row,
              )}
              row={row}
              sources={sources}
              level={under}
              draw={draw}
            />
          )}
          {children !== undefined && <div className={css.rest}>{children}</div>}
        </div>
        {course !== undefined && <div className={css.course}>{course}</div>}
      </div>
    </article>
  );
}
