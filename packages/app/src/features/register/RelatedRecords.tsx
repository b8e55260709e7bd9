import { hasChangeHistory } from '@lattice/api/changes';
import type { Pointer } from '@lattice/api/pointersOf';
import type { Resource } from '@lattice/api/resource';
import { Divider } from '@lattice/ui/Divider';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { isSamePath, leaves } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { RecordChanges } from '../changes/RecordChanges.tsx';
import { loadResource } from '../../records/resources.ts';
import { session } from '../../session/session.ts';
import { pointersTo } from './pointers.ts';
import { room } from './RelatedList.css.ts';
import { RelatedList } from './RelatedList.tsx';
import { RelatedTabs } from '../related/RelatedTabs.tsx';
import { useTranslator } from '../../records/translate.ts';

export interface RelatedRecordsProps {
  /** The register of the record. */
  definition: Resource;
  /** Id of the record. */
  id: string;
  /** The record, once it is read. */
  record: Readonly<Record<string, unknown>> | null;
}

/** The pointers into a register, their texts in the language shown where they have some. */
async function pointersWithTexts(path: string): Promise<readonly Pointer[]> {
  const pointers = await pointersTo(path);
  await Promise.all(pointers.flatMap(([from, , label]) => (label === undefined ? [] : [loadResource(from)])));
  return pointers;
}

/**
 * Records of other registers that point to a record, a register a tab, for registers in the person's menu, and what was
 * done to the record; the open tab is part of the link. Nothing where there is nothing of either.
 */
export function RelatedRecords({ definition, id, record }: RelatedRecordsProps) {
  const { path } = definition;
  const { t } = useLingui();
  const say = useTranslator();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: menu = [] } = useMenu();
  const { data: pointers = [], isPending } = useQuery({
    queryKey: ['related', path],
    queryFn: () => pointersWithTexts(path),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { abilities } = useSnapshot(session);
  const related = menu.map((area) => ({
    id: area.id,
    label: area.label,
    tabs: leaves([area]).flatMap((entry) =>
      pointers
        .filter(([from]) => isSamePath(entry.to, from))
        .map(([from, field, label]) => ({
          id: `${from}.${field}`,
          label: label === undefined ? entry.label : `${entry.label} · ${say(label)}`,
          content: <RelatedList key={id} path={from} field={field} id={id} />,
        })),
    ),
  }));
  const groups = related.filter(({ tabs }) => tabs.length > 0);
  if (isPending) return <div className={room} />;
  const isKept = abilities.includes('changes') && hasChangeHistory(definition);
  const done = isKept
    ? [
        {
          id: 'changes',
          label: t`变更记录`,
          content: (
            <div className={room}>
              <RecordChanges key={id} definition={definition} id={id} record={record} />
            </div>
          ),
        },
      ]
    : [];
  if (groups.length === 0 && done.length === 0) return null;
  const params = new URLSearchParams(search);
  const select = (tab: string) => {
    params.set('related', tab);
    void navigate(`?${params.toString()}`, { replace: true });
  };
  return (
    <>
      <Divider label={groups.length === 0 ? t`变更记录` : t`相关记录`} />
      {groups.length === 0 ? (
        done[0]?.content
      ) : (
        <RelatedTabs groups={groups} rest={done} selected={params.get('related') ?? ''} onSelect={select} />
      )}
    </>
  );
}
