import type { Resource } from '@lattice/api/resource';
import { hedgePoints } from '@lattice/api/resources/project/hedgePoints';
import { Stack } from '@lattice/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { RegisterTable } from '../../features/register/RegisterTable.tsx';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { OpenShelters } from '../../features/shelters/OpenShelters.tsx';
import { client } from '../../session/client.ts';

const MOST = 200;
/** States in which people are in a shelter: open, and full. */
const OPEN = ['2', '3'];

function Shelters({ definition }: { definition: Resource }) {
  const { data: open = [], isPending } = useQuery({
    queryKey: ['rows', hedgePoints.path, 'open'],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        OPEN.map(async (status) => client(hedgePoints).page({ current: 1, size: MOST, status }, { signal })),
      );
      return pages.flatMap(({ records }) => records);
    },
  });
  if (isPending) return <PageSkeleton />;
  return (
    <Stack gap="md">
      {open.length > 0 && <OpenShelters rows={open} />}
      <RegisterTable definition={definition} />
    </Stack>
  );
}

/** 避险点: shelters; while some are open, how full they are stands above them. */
export const HedgePoints = () => <PlainScreen path="project/hedgePoints" List={Shelters} />;
