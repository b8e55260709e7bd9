import type { Pointer } from '@lattice/api/pointersOf';
import type { Resource } from '@lattice/api/resource';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { isSamePath, leaves } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { loadResource } from '../../records/resources.ts';
import { pointersTo } from '../related/pointers.ts';
import { room } from './RelatedList.css.ts';
import { RelatedList } from './RelatedList.tsx';
import { RelatedTabs } from './RelatedTabs.tsx';
import { useTranslator } from '../../records/translate.ts';
import { useGo } from '../../navigation/Address.tsx';

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
 * Records of other registers that point to a record, a register a tab, for registers in the person's menu; the open tab
 * is part of the link. Nothing where there are no such registers.
 */
export function RelatedRecords({ definition, id, record }: RelatedRecordsProps) {
  const { path } = definition;
  const { t } = useLingui();
  const say = useTranslator();
  const { search } = useLocation();
  const navigate = useGo();
  const { data: menu = [] } = useMenu();
  const { data: pointers = [], isPending } = useQuery({
    queryKey: ['related', path],
    queryFn: () => pointersWithTexts(path),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const name = String(record?.[definition.title ?? ''] ?? '');
  const related = menu.map((area) => ({
    id: area.id,
    label: area.label,
    tabs: leaves([area]).flatMap((entry) =>
      pointers
        .filter(([from]) => isSamePath(entry.to, from))
        .map(([from, field, label]) => ({
          id: `${from}.${field}`,
          label: label === undefined ? entry.label : `${entry.label} · ${say(label)}`,
          content: <RelatedList key={id} path={from} field={field} id={id} name={name} />,
        })),
    ),
  }));
  const groups = related.filter(({ tabs }) => tabs.length > 0);
  if (isPending) return <div className={room} />;
  if (groups.length === 0) return null;
  const params = new URLSearchParams(search);
  const select = (tab: string) => {
    params.set('related', tab);
    navigate(`?${params.toString()}`, { replace: true });
  };
  return (
    <section aria-label={t`相关记录`}>
      <Text as="h2" size="base">
        {t`相关记录`}
      </Text>
      <RelatedTabs groups={groups} selected={params.get('related') ?? ''} onSelect={select} />
    </section>
  );
}
