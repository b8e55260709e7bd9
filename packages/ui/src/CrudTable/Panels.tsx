import { Suspense, lazy } from 'react';
import type { Crud } from './useCrud.tsx';

const AdvancedFilter = lazy(async () => ({ default: (await import('./AdvancedFilter.tsx')).AdvancedFilter }));
const ViewsPanel = lazy(async () => ({ default: (await import('./ViewsPanel.tsx')).ViewsPanel }));
const SettingsPanel = lazy(async () => ({ default: (await import('./SettingsPanel.tsx')).SettingsPanel }));
const PickedPanel = lazy(async () => ({ default: (await import('./PickedPanel.tsx')).PickedPanel }));
const ImportPanel = lazy(async () => ({ default: (await import('./ImportPanel.tsx')).ImportPanel }));
const PrintPanel = lazy(async () => ({ default: (await import('./PrintPanel.tsx')).PrintPanel }));
const ExportPanel = lazy(async () => ({ default: (await import('./ExportPanel.tsx')).ExportPanel }));

/** Props of what opens over a list. */
export interface PanelsProps {
  crud: Crud;
}

/** The window that the toolbar has asked for; each comes with its own code. */
export function Panels({ crud }: PanelsProps) {
  const onClose = () => crud.setPanel(null);
  return (
    <Suspense>
      {crud.panel === 'filter' && <AdvancedFilter crud={crud} onClose={onClose} />}
      {crud.panel === 'views' && <ViewsPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'settings' && <SettingsPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'picked' && <PickedPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'export' && <ExportPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'import' && <ImportPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'print' && <PrintPanel crud={crud} onClose={onClose} />}
    </Suspense>
  );
}
