import { event } from '@lattice/api/resources/event/event';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ReportForm, type ReportSource } from '../../features/event/report/ReportForm.tsx';
import { reportWays } from '../../features/event/report/reportLayout.ts';
import { reportValues } from '../../features/event/report/reportValues.ts';
import { raise, reportOfCheckIn } from '../../features/patrol/walk/reportOfCheckIn.ts';
import { reportOfCamera } from '../../features/video/reportOfCamera.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { definitionQuery } from '../../records/resources.ts';
import { session } from '../../session/session.ts';

/** 事件上报: the page on which people report what happened in a grid. */
export function Report() {
  const { t, i18n } = useLingui();
  const { user } = useSnapshot(session);
  const [turn, setTurn] = useState(0);
  const { data: definition } = useQuery(definitionQuery(event.path));
  const [search, setSearch] = useSearch();
  const checkIn = search.get('checkIn') ?? '';
  const camera = search.get('camera') ?? '';
  const picture = search.get('picture') ?? '';
  const { data: values } = useQuery({
    queryKey: ['report-values', user?.user_id, turn, checkIn, camera, picture],
    queryFn: async () => ({
      ...(await reportValues(i18n.locale)),
      ...(checkIn !== '' && (await reportOfCheckIn(checkIn))),
      ...(camera !== '' && (await reportOfCamera(camera, picture))),
    }),
    staleTime: 0,
    gcTime: 0,
  });
  const roles = user?.role_name ?? '';
  const ways = useMemo(() => reportWays(event, roles), [roles]);
  const source = useMemo(
    (): ReportSource | undefined =>
      checkIn !== ''
        ? { key: `report-${checkIn}`, onSent: async (id) => raise(checkIn, id) }
        : camera !== ''
          ? { key: `report-${camera}-${picture}`, onSent: async () => undefined }
          : undefined,
    [checkIn, camera, picture],
  );
  if (definition === undefined || values === undefined) return <PageSkeleton />;
  return (
    <Page title={t`事件上报`}>
      {ways.report || ways.settle ? (
        <ReportForm
          key={`${turn} ${checkIn} ${camera} ${picture}`}
          definition={definition}
          ways={ways}
          values={values}
          source={source}
          onAgain={() => {
            if (checkIn !== '' || camera !== '') setSearch(new URLSearchParams());
            setTurn((before) => before + 1);
          }}
        />
      ) : (
        <Empty title={t`您的角色不能上报事件`} description={t`网格员、网格长、社区和指挥中心可以上报。`} />
      )}
    </Page>
  );
}
