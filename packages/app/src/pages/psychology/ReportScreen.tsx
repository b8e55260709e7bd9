import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { appletfactorresult } from '@lattice/api/resources/psychological/appletfactorresult';
import { permissionCode } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { Page } from '@lattice/ui/Page';
import { Stack } from '@lattice/ui/Stack';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye, Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { useGo } from '../../navigation/Address.tsx';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';
import { CoursePart } from './CoursePart.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReportPart } from './ReportPart.tsx';

const ReportPrint = lazyPart(async () => (await import('./ReportPrint.tsx')).ReportPrint);

/** The report of an answered scale: covered first, and whole for who says why it is read. */
export function ReportScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { recordId = '' } = useParams();
  const { abilities } = useSnapshot(session);
  const codes = useCodes();
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['report', recordId, reason],
      queryFn: ({ signal }) =>
        client(appletfactorresult).getAppReport(
          { answerRecordId: recordId, ...(reason !== '' && { reason }) },
          { signal },
        ),
      placeholderData: (known) => known,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  if (fault !== null) return fault;
  if (data === undefined) return <PageSkeleton />;
  const isCovered = typeof data.totalScore === 'string' && data.totalScore.startsWith('*');
  const mayAsk =
    reason === '' && abilities.includes('scales') && codes?.has(permissionCode(appletanswerrecord, 'reveal')) === true;
  const mayReveal = isCovered && mayAsk;
  const actions = (
    <Stack direction="row" gap="sm" wrap>
      <Button onPress={() => go(addressOfRecord(appletanswerrecord.path, recordId))}>{t`打开测评记录`}</Button>
      <Button
        icon={<Icon of={Printer} />}
        isDisabled={isCovered}
        onPress={() => setPrinting(true)}
      >{t`打印报告`}</Button>
      {mayAsk && (
        <Button variant="primary" icon={<Icon of={Eye} />} onPress={() => setAsking(true)}>
          {isCovered ? t`查看完整报告` : t`查看历次测评`}
        </Button>
      )}
    </Stack>
  );
  return (
    <Page title={data.scaleName} actions={actions}>
      <Stack gap="md">
        {isCovered && (
          <Alert>
            {mayReveal
              ? t`结果属于健康信息，已遮盖。需要时写明原因查看，查看会记入审计日志。`
              : t`结果属于健康信息，已遮盖。`}
          </Alert>
        )}
        <ReportPart report={data} isCovered={isCovered} />
        {reason !== '' && <CoursePart recordId={recordId} reason={reason} />}
      </Stack>
      {isAsking && (
        <ReasonDialog
          onClose={() => setAsking(false)}
          onReason={(given) => {
            setReason(given);
            setAsking(false);
          }}
        />
      )}
      {isPrinting && <ReportPrint report={data} onClose={() => setPrinting(false)} />}
    </Page>
  );
}
