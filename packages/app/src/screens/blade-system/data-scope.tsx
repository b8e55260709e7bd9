import type { Resource } from '@lattice/api/resource';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { ListWithDialog } from '../../features/rights/ListWithDialog.tsx';

const ScopeBuilder = lazyPart(async () => (await import('../../features/rights/ScopeBuilder.tsx')).ScopeBuilder);

function DataScopes({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  return <ListWithDialog definition={definition} label={t`按规则新增`} icon={ListFilter} Dialog={ScopeBuilder} />;
}

/** 数据权限: which rows roles see; a new one is made from a rule in plain words. */
export const DataScope = () => <PlainScreen path="blade-system/data-scope" List={DataScopes} />;
