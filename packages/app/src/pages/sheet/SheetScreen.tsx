import { reportFile } from '@lattice/api/resources/blade-report/report/rest';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { chinaTime } from '../../base/chinaTime.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { ScreenFault } from '../../features/screen/ScreenFault.tsx';
import { askDataset } from '../../features/ureport/askDatasets.ts';
import { fillSheet } from '../../features/ureport/fillSheet.ts';
import { readSheetFile } from '../../features/ureport/readSheetFile.ts';
import { type SheetFile, usedProperties } from '../../features/ureport/SheetFile.ts';
import { SheetNotes } from '../../features/ureport/SheetNotes.tsx';
import { SheetView } from '../../features/ureport/SheetView.tsx';
import { parts } from '../../features/ureport/SheetView.css.ts';
import { useName } from '../../navigation/useName.ts';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';

const DAY = 10;
const FILE_END = /(?:\.ureport)?\.xml$/i;

interface FilledProps {
  id: string;
  name: string;
  file: SheetFile;
}

function Filled({ id, name, file }: FilledProps) {
  const { i18n } = useLingui();
  const say = useTranslator();
  const [today] = useState(() => chinaTime(new Date()).slice(0, DAY));
  const { data, error, refetch } = useQuery({
    queryKey: ['rows', reportFile.path, 'datasets', id, file.datasets, i18n.locale],
    queryFn: async () =>
      Promise.all(file.datasets.map(async (one) => askDataset(one, usedProperties(file, one.name), say, i18n.locale))),
  });
  const sheet = useMemo(() => {
    const rows = (data ?? []).flatMap(({ name: of, rows: own }) => (own === undefined ? [] : [[of, own] as const]));
    return fillSheet(file, new Map(rows), today);
  }, [data, file, today]);
  if (error !== null) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  return (
    <Page title={name}>
      <div className={parts}>
        <SheetNotes file={file} datasets={data} sheet={sheet} />
        <SheetView label={name} sheet={sheet} />
      </div>
    </Page>
  );
}

/** 报表预览: a report file of UReport, drawn and filled with what the person may see. */
export function SheetScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['rows', reportFile.path, 'file', id],
    queryFn: async ({ signal }) => {
      const { records } = await client(reportFile).page({ current: 1, size: 1, id }, { signal });
      return records.find((row) => row.id === id) ?? null;
    },
  });
  const content = data?.content ?? '';
  const file = useMemo(() => (content === '' ? null : readSheetFile(content)), [content]);
  const name = (data?.name ?? '').replace(FILE_END, '');
  useName(name);
  if (error !== null) return <ScreenFault error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton />;
  if (file !== null) return <Filled id={id} name={name} file={file} />;
  return (
    <Page title={name === '' ? t`报表预览` : name}>
      {data === null ? (
        <Empty title={t`没有这份报表`} description={t`它可能已被删除，或不在您能看到的范围内。`} />
      ) : (
        <Empty title={t`无法预览`} description={t`文件内容不是 UReport 2 报表，只能保存和删除。`} />
      )}
    </Page>
  );
}
