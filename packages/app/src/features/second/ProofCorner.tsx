import { lazyPart } from '@lattice/ui/lazyPart';
import { useSnapshot } from 'valtio';
import { proof } from '../../session/askProof.ts';

const ProofDialog = lazyPart(async () => (await import('./ProofDialog.tsx')).ProofDialog);

/** Where a fresh one-time code is asked for. */
export function ProofCorner() {
  const { isAsked } = useSnapshot(proof);
  return isAsked && <ProofDialog />;
}
