import type { Resource } from '@lattice/api/resource';
import { type CrudRow, CrudTable } from '@lattice/ui/CrudTable';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useMemo, useState } from 'react';
import { useLinkAction } from '../../features/psychology/useLinkAction.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';

const LinkDialog = lazyPart(async () => (await import('../../features/psychology/LinkDialog.tsx')).LinkDialog);

function Offers({ definition }: { definition: Resource }) {
  const { crudActions, ...register } = useRegister(definition);
  const [offer, setOffer] = useState<CrudRow | null>(null);
  const link = useLinkAction(setOffer);
  const actions = useMemo(() => [...(crudActions ?? []), ...link], [crudActions, link]);
  return (
    <>
      <CrudTable {...register} crudActions={actions} />
      {offer !== null && (
        <LinkDialog offerId={offer.id} name={String(offer.displayName ?? '')} onClose={() => setOffer(null)} />
      )}
    </>
  );
}

/** 小程序量表: the scales that are offered, each with its link for guests. */
export const Appletscale = () => <PlainScreen path="psychological/appletscale" List={Offers} />;
