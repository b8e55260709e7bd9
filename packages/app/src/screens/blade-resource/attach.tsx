import type { Resource } from '@lattice/api/resource';
import { CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useCallback, useMemo, useState } from 'react';
import { useAttachActions } from '../../features/develop/useAttachActions.ts';
import { wordWidth } from '../../base/wordWidth.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

const UsesDialog = lazyPart(async () => (await import('../../features/develop/UsesDialog.tsx')).UsesDialog);
const OrphansDialog = lazyPart(async () => (await import('../../features/develop/OrphansDialog.tsx')).OrphansDialog);

function Attachments({ definition }: { definition: Resource }) {
  const register = useRegister(definition);
  const [used, setUsed] = useState<{ id: string; name: string } | null>(null);
  const [isSearching, setSearching] = useState(false);
  const onUses = useCallback((row: { id: string; originalName?: unknown }) => {
    setUsed({ id: row.id, name: String(row.originalName) });
  }, []);
  const onOrphans = useCallback(() => setSearching(true), []);
  const actions = useAttachActions({ onUses, onOrphans });
  // A file comes by upload; its row alone would lead nowhere.
  const rights = useMemo(() => ({ ...register.rights, add: false, copy: false, import: false }), [register.rights]);
  return (
    <>
      <CrudTable {...register} rights={rights} crudActions={actions} shownActions={4} actionsWidth={wordWidth(270)} />
      {used && <UsesDialog {...used} onClose={() => setUsed(null)} />}
      {isSearching && <OrphansDialog onClose={() => setSearching(false)} />}
    </>
  );
}

/** 附件: uploaded files, with download, where they are used, and those that nothing uses. */
export const Attach = () => <PlainScreen path="blade-resource/attach" List={Attachments} />;
