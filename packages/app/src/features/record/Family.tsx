import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client.ts';
import { PersonList } from './PersonList.tsx';

/** Others of a person's household. */
export function Family({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useQuery({
    queryKey: ['rows', populationinfo.path, 'person', id],
    queryFn: ({ signal }) => client(populationinfo).getPopulationdetail({ id }, { signal }),
  });
  return <PersonList label={t`家庭成员`} rows={(data?.family ?? []).map((row) => ({ ...row, id: String(row.id) }))} />;
}
