import type { Resource } from '@lattice/api/resource';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { RegisterTable } from '../../features/register/RegisterTable.tsx';
import { session } from '../../session/session.ts';

const ProofDialog = lazyPart(async () => (await import('../../features/audit/ProofDialog.tsx')).ProofDialog);

const none: readonly CrudAction[] = [];

function Entries({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  const [isOpen, setOpen] = useState(false);
  const actions = useMemo(
    (): readonly CrudAction[] => [
      {
        id: 'verify',
        label: t`校验`,
        icon: ShieldCheck,
        scope: 'toolbar',
        changesRows: false,
        run: () => Promise.resolve(setOpen(true)),
      },
    ],
    [t],
  );
  return (
    <>
      <RegisterTable definition={definition} crudActions={abilities.includes('auditChain') ? actions : none} />
      {isOpen && <ProofDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** 审计日志: what was done, by whom, with a proof that nothing of it was changed. */
export function Audit() {
  return <PlainScreen path="blade-log/audit" List={Entries} />;
}
