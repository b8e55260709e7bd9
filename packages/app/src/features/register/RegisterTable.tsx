import { recordName } from '@lattice/api/recordName';
import type { Resource } from '@lattice/api/resource';
import {
  CrudTable,
  type CrudTableProps,
  type DataSource,
  type CrudAction,
  type CrudField,
  type CrudMenu,
} from '@lattice/ui/CrudTable';
import { listName } from '@lattice/api/listName';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { use, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { preferences } from '../../base/preferences.ts';
import { OwnPageOf } from '../record/OwnPageOf.ts';
import { session } from '../../session/session.ts';
import { tellTask } from '../tasks/tasks.ts';
import { draftOf } from '../../records/kept/draftOf.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { isMaskedFor, withMaskedSearch } from '../../records/maskedSearch.ts';
import { secretNames } from '../../records/secretNames.ts';
import { sourceOf } from '../../records/sourceOf.ts';
import { fieldsOf, groupsOf, useTranslator } from '../../records/translate.ts';
import { useFilteredPages } from './useFilteredPages.ts';
import { useMoves } from './moves/useMoves.ts';
import { useCodes } from '../../session/useCodes.ts';
import { useRights } from '../../session/useRights.ts';
import { useStore } from '../../records/state/useStore.ts';
import { useUrlState } from '../../records/state/useUrlState.ts';
import { hasWideWords } from '../../base/wordWidth.ts';
import { useGo } from '../../navigation/Address.tsx';

const none: Partial<DataSource> = {};
const RecordMore = lazyPart(async () => (await import('../record/RecordMore.tsx')).RecordMore);

/** True for registers whose records stand on a map; how they do is read with the map. */
const hasPlace = ({ fields, place }: Pick<Resource, 'fields' | 'place'>): boolean =>
  place !== undefined || Object.values(fields).some(({ kind }) => kind === 'lnglat' || kind === 'geometry');

const moreOf =
  (definition: Resource): NonNullable<CrudTableProps['recordMore']> =>
  (id, record) => <RecordMore definition={definition} id={id} record={record} />;

/**
 * How many actions stand with a row, and the room in pixels for their words, where words are wide and where they are as
 * in Chinese: names of moves are longer than those of the usual ones, wide ones so long that one of them has room.
 */
function actionRoom(stands: 'usual' | 'usual and more' | 'moves') {
  const [shownActions, actionsWidth] = {
    usual: [3, 168, 3, 140],
    'usual and more': [3, 168, 3, 140],
    moves: [2, 200, 3, 196],
  }[stands].slice(hasWideWords() ? 0 : 2) as [number, number];
  return { shownActions, actionsWidth, actionsFloat: true };
}

/**
 * A register as the kit's lists take it: fields, rules and calls from its definition, view in the address, rights from
 * the server. Keep `overrides` the same between renders.
 */
export function useRegister(definition: Resource, overrides: Partial<DataSource> = none): CrudTableProps {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const isMasked = isMaskedFor(definition, useCodes());
  const fields = useMemo(
    () => withMaskedSearch(definition, fieldsOf(definition, say), isMasked),
    [definition, isMasked, say],
  );
  // Rights come after the first rows; the source stays the same then, so that the list asks once.
  const parts = useMemo(() => {
    const source = sourceOf(definition, say, overrides);
    return {
      groups: groupsOf(definition, say),
      rules: async () => (await import('@lattice/api/formValidator')).formValidator(definition, say),
      source,
      ...(Object.values(definition.fields).some((field) => field.initial !== undefined) && {
        initial: async () => (await import('../../records/initialValues.ts')).initialValues(definition),
      }),
      recordMore: moreOf(definition),
      recordOptions: async () => (await import('../record/recordOptions.tsx')).recordOptions(definition),
      onTask: tellTask,
      ...(hasPlace(definition) && {
        map: async () =>
          (await import('../../records/map/rowMap.ts')).rowMap(definition, source, say, overrides.page !== undefined),
      }),
    };
  }, [definition, overrides, say]);
  const sensitive = useMemo(() => secretNames(definition), [definition]);
  const address = useUrlState(sensitive);
  const rights = useRights(definition);
  const store = useStore(definition.path);
  const sources = formSourcesIn(i18n.locale);
  const offered = useMoves(definition, sources);
  const isComing = offered === undefined;
  const { moves, isEditable } = offered ?? {};
  const shownRights = useMemo(
    () => ({
      ...rights,
      ...(isComing && { isComing }),
      ...(isEditable && { isEditable }),
    }),
    [rights, isComing, isEditable],
  );
  const pages = useFilteredPages(definition);
  const ownPage = use(OwnPageOf);
  const { recordIn } = useSnapshot(preferences);
  const go = useGo();
  const moveWord = t`变更状态`;
  // Lists draw all their rows again where their actions are others.
  const crudActions = useMemo(
    (): readonly (CrudAction | CrudMenu)[] => [
      ...pages,
      ...(moves?.length ? [{ id: 'moves', label: moveWord, scope: 'batch' as const, items: moves }] : []),
    ],
    [pages, moves, moveWord],
  );
  const recordLabel = say(recordName(definition));
  const [created, creator] = [t`创建时间`, t`创建人`];
  const isByCreator = address.view.where?.conditions.some(({ field }) => field === 'createUser') === true;
  const searchFields = useMemo(
    (): CrudField[] => [
      { name: 'createTime', label: created, kind: 'datetime', search: true },
      // Links of reports ask for what one person registered.
      ...(isByCreator ? [{ name: 'createUser', label: creator, kind: 'user', search: true } as const] : []),
    ],
    [created, creator, isByCreator],
  );
  return {
    label: listName(definition.label, say),
    recordLabel,
    name: definition.path,
    ...(definition.title !== undefined && { title: definition.title }),
    ...(definition.states && { tabsBy: definition.states.field }),
    state: address,
    sources,
    rights: shownRights,
    crudActions,
    drafts: ({ mode, id }) =>
      mode === 'view'
        ? undefined
        : draftOf(`${definition.path}-${mode === 'edit' || mode === 'ask' ? (id ?? '') : mode}`),
    ...actionRoom(
      moves?.length === 0 ? 'usual' : rights.edit === true && 'submit' in definition.calls ? 'usual and more' : 'moves',
    ),
    store,
    ...(session.user && { owner: session.user.user_id, printedBy: session.user.real_name }),
    isTree: parts.source.children !== undefined,
    // With the first change, as is all that a list needs then.
    onChanged: (...change) =>
      void import('./tellChange.ts').then(({ tellChange }) => tellChange(definition, say, ...change)),
    recordIn,
    onRecordPage: (id, view) =>
      void import('../record/recordOptions.tsx').then((m) => go(m.listedRecord(definition.path, id, view, sensitive))),
    ...(ownPage && { ownPage }),
    ...parts,
    fields,
    searchFields,
  };
}

interface RegisterTableProps extends Partial<
  Omit<CrudTableProps, 'source' | 'sources' | 'title' | 'groups' | 'validate' | 'rules'>
> {
  definition: Resource;
  /** Calls that the register makes in its own way; keep the same between renders. */
  overrides?: Partial<DataSource>;
}

/** A register as a list of the kit. */
export function RegisterTable({ definition, overrides, ...rest }: RegisterTableProps) {
  return <CrudTable {...useRegister(definition, overrides)} {...rest} />;
}
