import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { usePart } from './CrudParts.tsx';

const AdvancedFilter = lazyPart(async () => (await import('./conditions/AdvancedFilter.tsx')).AdvancedFilter);
const ViewsPanel = lazyPart(async () => (await import('./views/ViewsPanel.tsx')).ViewsPanel);
const SettingsPanel = lazyPart(async () => (await import('./views/SettingsPanel.tsx')).SettingsPanel);
const PickedPanel = lazyPart(async () => (await import('./selection/BulkBar.tsx')).PickedPanel);
const BulkEditPanel = lazyPart(async () => (await import('./bulk/BulkEditPanel.tsx')).BulkEditPanel);
const ImportPanel = lazyPart(async () => (await import('./transfer/ImportPanel.tsx')).ImportPanel);
const PrintPanel = lazyPart(async () => (await import('./transfer/PrintPanel.tsx')).PrintPanel);
const ExportPanel = lazyPart(async () => (await import('./transfer/ExportPanel.tsx')).ExportPanel);

/** The window that the toolbar has asked for; each comes with its own code. */
export function Panels() {
  const { panel, setPanel } = usePart('panels');
  const onClose = () => setPanel(null);
  return (
    <>
      {panel === 'filter' && <AdvancedFilter onClose={onClose} />}
      {panel === 'views' && <ViewsPanel onClose={onClose} />}
      {panel === 'settings' && <SettingsPanel onClose={onClose} />}
      {panel === 'bulk' && <BulkEditPanel onClose={onClose} />}
      {panel === 'picked' && <PickedPanel onClose={onClose} />}
      {panel === 'export' && <ExportPanel onClose={onClose} />}
      {panel === 'import' && <ImportPanel onClose={onClose} />}
      {panel === 'print' && <PrintPanel onClose={onClose} />}
    </>
  );
}
