import { lazyPart } from '../lazyPart/lazyPart.tsx';
import type { Crud } from './useCrud.tsx';

const AdvancedFilter = lazyPart(async () => (await import('./AdvancedFilter.tsx')).AdvancedFilter);
const ViewsPanel = lazyPart(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);
const SettingsPanel = lazyPart(async () => (await import('./SettingsPanel.tsx')).SettingsPanel);
const PickedPanel = lazyPart(async () => (await import('./PickedPanel.tsx')).PickedPanel);
const ImportPanel = lazyPart(async () => (await import('./ImportPanel.tsx')).ImportPanel);
const PrintPanel = lazyPart(async () => (await import('./PrintPanel.tsx')).PrintPanel);
const ExportPanel = lazyPart(async () => (await import('./ExportPanel.tsx')).ExportPanel);

/** Props of what opens over a list. */
export interface PanelsProps {
  crud: Crud;
}

/** The window that the toolbar has asked for; each comes with its own code. */
export function Panels({ crud }: PanelsProps) {
  const onClose = () => crud.setPanel(null);
  return (
    <>
      {crud.panel === 'filter' && <AdvancedFilter crud={crud} onClose={onClose} />}
      {crud.panel === 'views' && <ViewsPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'settings' && <SettingsPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'picked' && <PickedPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'export' && <ExportPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'import' && <ImportPanel crud={crud} onClose={onClose} />}
      {crud.panel === 'print' && <PrintPanel crud={crud} onClose={onClose} />}
    </>
  );
}
