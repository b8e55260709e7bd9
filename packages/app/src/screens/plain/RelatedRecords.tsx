import type { Pointer } from '@lattice/api/pointersOf';
import type { Resource } from '@lattice/api/resource';
import { Divider } from '@lattice/ui/Divider';
import { Tabs } from '@lattice/ui/Tabs';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { isSamePath, leaves } from '../../menu/MenuEntry.ts';
import { useMenu } from '../../menu/useMenu.ts';
import { loadResource } from '../../resources.ts';
import { pointersTo } from './pointers.ts';
import { room } from './RelatedList.css.ts';
import { RelatedList } from './RelatedList.tsx';
import { useSay } from '../../records/translate.ts';

/** Props of RelatedRecords. */
export interface RelatedRecordsProps {
  /** The register of the record. */
  definition: Pick<Resource, 'path'>;
  /** Id of the record. */
  id: string;
}

/** The pointers into a register, their texts in the language shown where they have some. */
async function pointersWithTexts(path: string): Promise<readonly Pointer[]> {
  const pointers = await pointersTo(path);
  await Promise.all(pointers.flatMap(([from, , label]) => (label === undefined ? [] : [loadResource(from)])));
  return pointers;
}

/** Records of other registers that point to a record, a register a tab, for registers in the person's menu; the open tab is part of the link. Nothing where there are none. */
export function RelatedRecords({ definition: { path }, id }: RelatedRecordsProps) {
  const { t } = useLingui();
  const say = useSay();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: menu = [] } = useMenu();
  const { data: pointers = [], isPending } = useQuery({ queryKey: ['related', path], queryFn: () => pointersWithTexts(path), staleTime: Number.POSITIVE_INFINITY });
  const items = leaves(menu).flatMap((entry) =>
    pointers.filter(([from]) => isSamePath(entry.to, from)).map(([from, field, label]) => ({
      id: `${from}.${field}`,
      label: label === undefined ? entry.label : `${entry.label} · ${say(label)}`,
      content: <RelatedList key={id} path={from} field={field} id={id} />,
    })),
  );
  if (items.length === 0) return isPending ? <div className={room} /> : null;
  const params = new URLSearchParams(search);
  const select = (tab: string) => {
    params.set('related', tab);
    void navigate(`?${params.toString()}`, { replace: true });
  };
  return (
    <>
      <Divider label={t`相关记录`} />
      <Tabs label={t`相关记录`} items={items} selected={params.get('related') ?? ''} onSelect={select} />
    </>
  );
}
