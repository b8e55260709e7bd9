import type { Resource } from '@lattice/api/resource';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { Waypoints } from 'lucide-react';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { ListWithDialog } from '../../features/rights/ListWithDialog.tsx';

const ApiScopeDialog = lazyPart(async () => (await import('../../features/rights/ApiScopeDialog.tsx')).ApiScopeDialog);

function ApiScopes({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  return <ListWithDialog definition={definition} label={t`按接口新增`} icon={Waypoints} Dialog={ApiScopeDialog} />;
}

/** 接口权限: addresses that roles may call besides; a new one is made by choosing a call. */
export const ApiScope = () => <PlainScreen path="blade-system/api-scope" List={ApiScopes} />;
