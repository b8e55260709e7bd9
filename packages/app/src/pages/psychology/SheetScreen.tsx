import type { AnswerSheet, FinishedSheet } from '@lattice/api/psychology/answerCalls';
import { Card } from '@lattice/ui/Card';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { answers, placeOf } from '../../features/psychology/answers.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { queryClient } from '../../session/queryClient.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { FinishedPart } from './FinishedPart.tsx';

function Sheet({ sheet }: { sheet: AnswerSheet }) {
  const { t } = useLingui();
  const go = useGo();
  const [finished, setFinished] = useState<FinishedSheet | null>(null);
  const { scaleName, personName, status } = sheet;
  const done = finished ?? (status === '0' ? null : { id: sheet.id, status, invalidReason: '', result: null });
  return (
    <Page title={personName === '' ? scaleName : t`${scaleName}（${personName}）`}>
      <Card>
        {done === null ? (
          <AnswerPart
            sheet={sheet}
            keep={async (scaleDetailId, value) => answers.answer({ recordId: sheet.id, scaleDetailId, value })}
            finish={async (isPartial) => {
              const result = await answers.finish(sheet.id, isPartial);
              await queryClient.invalidateQueries({ queryKey: ['rows', 'psychological/appletanswerrecord'] });
              return result;
            }}
            onFinished={setFinished}
          />
        ) : (
          <FinishedPart finished={done} onBack={() => go(placeOf.offers(sheet.sourceType === '2' ? '2' : '1'))} />
        )}
      </Card>
    </Page>
  );
}

/** A scale that is answered: its questions, and what came of them once they are handed in. */
export function SheetScreen() {
  const { recordId = '' } = useParams();
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['sheet', recordId],
      queryFn: ({ signal }) => answers.sheet(recordId, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  if (fault !== null) return fault;
  if (data === undefined) return <PageSkeleton />;
  return <Sheet key={data.id} sheet={data} />;
}
