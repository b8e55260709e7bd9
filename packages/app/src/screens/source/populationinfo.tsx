import type { Resource } from '@lattice/api/resource';
import { CrudTable, type CrudTableProps } from '@lattice/ui/CrudTable';
import { Link } from '@lattice/ui/Link';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/useRegister.tsx';

const addressOf = (id: string) => `/source/populationinfo/${id}`;

function People({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { crudActions, recordMore, ...register } = useRegister(definition);
  const actions = useMemo(
    (): NonNullable<CrudTableProps['crudActions']> => [
      {
        id: 'person',
        label: t`人员档案`,
        icon: UserRound,
        scope: 'row',
        changesRows: false,
        run: async ([row]) => row && navigate(addressOf(row.id)),
      },
      ...(crudActions ?? []),
    ],
    [crudActions, navigate, t],
  );
  const more = useMemo(
    (): NonNullable<CrudTableProps['recordMore']> => (id, record) => (
      <>
        <p>
          <Link href={addressOf(id)}>
            <Trans>打开人员档案</Trans>
          </Link>
        </p>
        {recordMore?.(id, record)}
      </>
    ),
    [recordMore],
  );
  return <CrudTable {...register} crudActions={actions} recordMore={more} />;
}

/** 实有人口: the residents, each with the way to the page of one person. */
export function Populationinfo() {
  return <PlainScreen path="source/populationinfo" List={People} />;
}
