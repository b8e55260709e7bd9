import { listName } from '@lattice/api/listName';
import type { Resource } from '@lattice/api/resource';
import type { CrudAction, CrudField, CrudMenu, CrudTableProps, DataSource } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { lowerCaseLabel } from '@lattice/ui/lowerCaseLabel';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { session } from '../../session/session.ts';
import { tellTask } from '../tasks/tasks.ts';
import { draftOf } from '../../records/draftOf.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { isMaskedFor, withMaskedSearch } from '../../records/maskedSearch.ts';
import { sourceOf } from '../../records/sourceOf.ts';
import { fieldsOf, groupsOf, useTranslator } from '../../records/translate.ts';
import { useFilteredPages } from './useFilteredPages.ts';
import { useMoves } from './useMoves.ts';
import { useCodes } from '../../session/useCodes.ts';
import { useRights } from '../../session/useRights.ts';
import { useStore } from '../../records/useStore.ts';
import { useUrlState } from '../../records/useUrlState.ts';
import { hasWideWords } from '../../base/wordWidth.ts';

const RecordMore = lazyPart(async () => (await import('./RecordMore.tsx')).RecordMore);

const none: Partial<DataSource> = {};

const moreOf =
  (definition: Resource): NonNullable<CrudTableProps['recordMore']> =>
  (id, record) => <RecordMore definition={definition} id={id} record={record} />;

/**
 * How many actions stand with a row, and the room in pixels for their words, where words are wide and where they are as
 * in Chinese: names of moves are longer than those of the usual ones, wide ones so long that one of them has room.
 */
function actionRoom(stands: 'usual' | 'usual and more' | 'moves') {
  const [shownActions, actionsWidth] = {
    usual: [4, 216, 4, 196],
    'usual and more': [3, 168, 3, 164],
    moves: [2, 200, 3, 230],
  }[stands].slice(hasWideWords() ? 0 : 2) as [number, number];
  return { shownActions, actionsWidth };
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
  const parts = useMemo(
    () => ({
      groups: groupsOf(definition, say),
      rules: async () => (await import('@lattice/api/formValidator')).formValidator(definition, say),
      source: sourceOf(definition, say, overrides),
      ...(Object.values(definition.fields).some((field) => field.initial !== undefined) && {
        initial: async () => (await import('../../records/initialValues.ts')).initialValues(definition),
      }),
      recordMore: moreOf(definition),
      onTask: tellTask,
    }),
    [definition, overrides, say],
  );
  const sensitive = useMemo(
    () => Object.entries(definition.fields).flatMap(([name, field]) => (field.sensitive ? [name] : [])),
    [definition],
  );
  const address = useUrlState(sensitive);
  const rights = useRights(definition);
  const store = useStore(definition.path);
  const sources = formSourcesIn(i18n.locale);
  const moves = useMoves(definition, sources);
  const isComing = moves === undefined;
  const shownRights = useMemo(() => (isComing ? { ...rights, isComing } : rights), [rights, isComing]);
  const pages = useFilteredPages(definition);
  const moveWord = t`变更状态`;
  // Lists draw all their rows again where their actions are others.
  const crudActions = useMemo(
    (): readonly (CrudAction | CrudMenu)[] => [
      ...pages,
      ...(moves?.length ? [{ id: 'moves', label: moveWord, scope: 'batch' as const, items: moves }] : []),
    ],
    [pages, moves, moveWord],
  );
  const recordLabel = say(definition.label);
  const label = lowerCaseLabel(recordLabel, i18n.locale);
  const created = t`创建时间`;
  const searchFields = useMemo(
    (): CrudField[] => [{ name: 'createTime', label: created, kind: 'datetime', search: true }],
    [created],
  );
  return {
    label: listName(definition.label, say),
    recordLabel,
    name: definition.path,
    ...(definition.title !== undefined && { title: definition.title }),
    state: address,
    sources,
    rights: shownRights,
    crudActions,
    drafts: ({ mode, id }) =>
      mode === 'view'
        ? undefined
        : draftOf(session.user?.user_id ?? '', definition.path, mode === 'edit' ? (id ?? '') : mode),
    ...actionRoom(
      moves?.length === 0 ? 'usual' : rights.edit === true && 'submit' in definition.calls ? 'usual and more' : 'moves',
    ),
    store,
    ...(session.user && { owner: session.user.user_id }),
    isTree: parts.source.children !== undefined,
    onChanged: (what, name, undo) =>
      toast.success(
        {
          added: t`新增成功：${label}“${name}”`,
          updated: t`修改成功：${label}“${name}”`,
          removed: t`删除成功：${label}“${name}”`,
        }[what],
        undo && { action: { label: t`撤销`, onPress: undo } },
      ),
    ...parts,
    fields,
    searchFields,
  };
}
