import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { client } from '../../session/client.ts';
import { PersonList } from './PersonList.tsx';

/** How many people are listed. */
const MOST = 50;

/** The people who live in a house. */
export function Residents({ id }: { id: string }) {
  const { t } = useLingui();
  const { data: menu = [] } = useMenu();
  const { data } = useQuery({
    queryKey: ['rows', populationinfo.path, 'house', id],
    queryFn: ({ signal }) => client(populationinfo).page({ current: 1, size: MOST, houseId: id }, { signal }),
    enabled: trailTo(menu, `/${populationinfo.path}`).length > 0,
  });
  return <PersonList label={t`住在这里的人`} rows={(data?.records ?? []).map((row) => ({ ...row }))} />;
}
