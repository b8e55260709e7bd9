import { Card } from '@lattice/ui/Card';
import { Page } from '@lattice/ui/Page';
import { Tabs } from '@lattice/ui/Tabs';
import { useLingui } from '@lingui/react/macro';
import { BusyMembers, FreeGrids, MajorGrids } from '../../features/grids/GridLists.tsx';
import { GridRelations } from '../../features/grids/GridRelations.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useSearch } from '../../navigation/useSearch.ts';

/** 网格关系: what stands above, beside and below a grid, major grids, grids that nobody looks after, busy members. */
export function Structure() {
  const { t } = useLingui();
  const go = useGo();
  const [params] = useSearch();
  return (
    <Page title={t`网格关系`}>
      <Card>
        <Tabs
          label={t`网格关系`}
          selected={params.get('view') ?? 'relations'}
          onSelect={(view) => go(`?view=${view}`, { replace: true })}
          items={[
            { id: 'relations', label: t`上下级`, content: <GridRelations /> },
            { id: 'major', label: t`大网格`, content: <MajorGrids /> },
            { id: 'free', label: t`没有网格员的网格`, content: <FreeGrids /> },
            { id: 'busy', label: t`身兼多个网格的网格员`, content: <BusyMembers /> },
          ]}
        />
      </Card>
    </Page>
  );
}
