import { useMemo } from 'react';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { DeleteDialog } from '../actions/DeleteDialog.tsx';
import { Card } from '../../Card/Card.tsx';
import { FaultNotice } from '../list/Notices.tsx';
import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import { CrudParts } from '../CrudParts.tsx';
import { type CrudState, type OpenForm, type OpenRecord, firstView } from '../CrudState.ts';
import type { CrudTableProps } from '../CrudTableProps.ts';
import type { DataSource } from '../DataSource.ts';
import { useCrud } from '../useCrud.tsx';
import type { OwnPage } from './RecordOptions.ts';
import { ShownRecord } from './ShownRecord.tsx';
import { useNeighbours } from './useNeighbours.ts';

const RecordWindow = lazyPart(async () => (await import('../record/RecordWindow.tsx')).RecordWindow);

const formOf = (open: OpenRecord | undefined): OpenForm | undefined =>
  open === undefined || open.mode === 'view' ? undefined : { ...open, mode: open.mode };

/** One record on a page of its own, with all that its list offers for it. */
export function CrudRecord({ ownPage, ...props }: CrudTableProps & { ownPage: OwnPage }) {
  const { source, state, onChanged } = props;
  const { id, back, onName, onStep, onGone, isOfList = false } = ownPage;
  const alone = useMemo(
    (): DataSource => ({ ...source, page: async () => ({ records: [{ id }], total: 1 }) }),
    [source, id],
  );
  const open = formOf(state.view.open);
  const here = useMemo(
    (): CrudState => ({
      view: { ...firstView, open },
      change: (next) => 'open' in next && state.change({ open: next.open }),
    }),
    [open, state],
  );
  const { store: _store, ...rest } = props;
  const { parts } = useCrud({
    ...rest,
    ownPage,
    source: alone,
    state: here,
    isTree: false,
    onChanged: (what, name, undo) => {
      onChanged?.(what, name, undo);
      if (what === 'removed') onGone();
    },
  });
  const place = useNeighbours({ id, view: state.view, search: parts.search, source, isAsked: isOfList, onStep });
  const { actions, record } = parts;
  return (
    <CrudParts {...parts}>
      <Card>
        {actions.fault !== '' && <FaultNotice message={actions.fault} action="close" onPress={actions.clearFault} />}
        <ShownRecord key={id} id={id} level={1} back={back} {...(place && { place })} {...(onName && { onName })} />
      </Card>
      {open !== undefined && source.detail !== undefined && parts.definition.dictionaries !== null && (
        <RecordWindow open={open} recordIn="dialog" />
      )}
      {record.doomed.length > 0 && <DeleteDialog />}
      {[...actions.behind, ...(actions.job ? [actions.job] : [])].map((job) => (
        <ActionDialog key={job.key} job={job} isBehind={job !== actions.job} />
      ))}
    </CrudParts>
  );
}
