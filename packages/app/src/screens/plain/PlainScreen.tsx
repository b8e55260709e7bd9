import type { Resource } from '@lattice/api/resource';
import { Page } from '@lattice/ui/Page';
import { useQuery } from '@tanstack/react-query';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { ScreenFault } from '../../frame/ScreenFault.tsx';
import { loadResource } from '../../resources.ts';
import { RegisterTable } from './RegisterTable.tsx';
import { useSay } from './translate.ts';

/** Props of the plain screen. */
export interface PlainScreenProps {
  /** Path of the resource, such as `source/roadinfo`. */
  path: string;
}

/** The screen of a register that needs no screen of its own: everything on it follows from the definition. */
export function PlainScreen({ path }: PlainScreenProps) {
  const say = useSay();
  const { data, error, refetch } = useQuery<Resource>({ queryKey: ['definition', path], queryFn: () => loadResource(path), staleTime: Number.POSITIVE_INFINITY });
  if (error !== null) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  return (
    <Page title={say(data.label)}>
      <RegisterTable definition={data} />
    </Page>
  );
}
