import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { Page } from '@lattice/ui/Page';
import { Text } from '@lattice/ui/Text';
import { Card } from '@lattice/ui/Card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { ScreenFault } from '../../features/screen/ScreenFault.tsx';
import { useName } from '../../navigation/useName.ts';
import { isSamePath, leaves } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { RecordChanges } from '../../features/changes/RecordChanges.tsx';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { PersonRecords } from './PersonRecords.tsx';
import { maskedText } from './maskedText.ts';
import { Facts } from './Facts.tsx';
import { Family } from './Family.tsx';

const rowOf = (row: Readonly<Record<string, unknown>>): CrudRow => ({ ...row, id: String(row.id) });
/** The house has a part of its own. */
const house = ['houseId'];
const recordIn = (path: string) => (row: CrudRow) => `/${path}?open=view:${row.id}`;

/** The parts of the page by register, with what belongs to the person; empty ones are left out. */
const partsOf = ({
  registers,
  visits,
  events,
  tenancies,
}: Pick<Awaited<ReturnType<typeof ask>>, 'registers' | 'visits' | 'events' | 'tenancies'>) =>
  [
    ...Object.entries(registers),
    ['grid/gridmembervisitwork', visits] as const,
    ['event/event', events] as const,
    ['source/renterinfo', tenancies] as const,
  ]
    .filter(([, rows]) => rows.length > 0)
    .map(([path, rows]) => ({ path, rows: rows.map(rowOf) }));

const ask = (id: string, signal: AbortSignal) => client(populationinfo).getPopulationdetail({ id }, { signal });

/** One person, one page: who, where, with whom, in which registers, visited when, which events, and what was changed by whom. */
export function PersonScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: menu = [] } = useMenu();
  const { abilities } = useSnapshot(session);
  const { data, error, refetch } = useQuery({
    queryKey: ['rows', populationinfo.path, 'person', id],
    queryFn: ({ signal }) => ask(id, signal),
  });
  const parts = useMemo(
    () => (data === undefined ? [] : partsOf(data).map((part) => ({ ...part, hrefOf: recordIn(part.path) }))),
    [data],
  );
  const name = maskedText('name', String(data?.person.personName ?? ''));
  useName(name);
  if (error !== null) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  const entries = leaves(menu);
  return (
    <Page title={`${t`人员档案`} ${name}`}>
      <Facts path={populationinfo.path} title={t`本人`} row={rowOf(data.person)} without={house} canReveal />
      {data.house !== null && <Facts path="source/houseinfo" title={t`现住房屋`} row={rowOf(data.house)} most={9} />}
      {data.family.length > 0 && <Family rows={data.family.map(rowOf)} />}
      {parts.map(({ path, rows, hrefOf }) => (
        <PersonRecords
          key={path}
          path={path}
          rows={rows}
          {...(entries.some(({ to }) => isSamePath(to, path)) && { hrefOf })}
        />
      ))}
      {abilities.includes('changes') && (
        <Card title={t`变更记录`}>
          <RecordChanges key={id} definition={populationinfo} id={id} record={data.person} />
        </Card>
      )}
      {parts.length === 0 && (
        <Card>
          <Text tone="muted">
            <Trans>没有您可以查看的登记、走访或事件。</Trans>
          </Text>
        </Card>
      )}
    </Page>
  );
}
