import { townDay } from '@lattice/api/townTime';
import { reportFile } from '@lattice/api/resources/blade-report/report/rest';
import { Button } from '@lattice/ui/Button';
import { Empty } from '@lattice/ui/Empty';
import { Icon } from '@lattice/ui/Icon';
import { Page } from '@lattice/ui/Page';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../base/errorText.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { askDataset } from '../../features/ureport/askDatasets.ts';
import { fillSheet } from '../../features/ureport/fillSheet.ts';
import { printSheet } from '../../features/ureport/printSheet.ts';
import { readSheetFile } from '../../features/ureport/readSheetFile.ts';
import { defaultsIn, reportInputs } from '../../features/ureport/reportInputs.ts';
import { SearchForm } from '../../features/ureport/SearchForm.tsx';
import { type SheetFile, usedProperties } from '../../features/ureport/SheetFile.ts';
import { SheetNotes } from '../../features/ureport/SheetNotes.tsx';
import { SheetView, sheetWidth } from '../../features/ureport/SheetView.tsx';
import { parts } from '../../features/ureport/SheetView.css.ts';
import { useName } from '../../navigation/useName.ts';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';

const FILE_END = /(?:\.ureport)?\.xml$/i;

interface FilledProps {
  id: string;
  name: string;
  file: SheetFile;
}

function Filled({ id, name, file }: FilledProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const inputs = useMemo(() => reportInputs(file), [file]);
  const defaults = useMemo(() => defaultsIn(file), [file]);
  const [given, setGiven] = useState(defaults);
  const table = useRef<HTMLTableElement>(null);
  const [today] = useState(() => townDay());
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', reportFile.path, 'datasets', id, file.datasets, [...given], i18n.locale],
      queryFn: async () =>
        Promise.all(
          file.datasets.map(async (one) => askDataset(one, usedProperties(file, one.name), given, say, i18n.locale)),
        ),
      placeholderData: keepPreviousData,
    }),
  );
  const sheet = useMemo(() => {
    const rows = (data ?? []).flatMap(({ name: of, rows: own }) => (own === undefined ? [] : [[of, own] as const]));
    return fillSheet(file, new Map(rows), today, given);
  }, [data, file, today, given]);
  if (fault !== null) return fault;
  if (data === undefined) return <PageSkeleton />;
  const print = async () => {
    if (table.current === null) return;
    try {
      await printSheet(table.current, { width: sheetWidth(sheet), paper: file.paper, datasets: data });
    } catch (failure) {
      toast.error(errorText(failure));
    }
  };
  return (
    <Page title={name} actions={<Button icon={<Icon of={Printer} />} onPress={() => void print()}>{t`打印`}</Button>}>
      <div className={parts}>
        {inputs.length > 0 && <SearchForm inputs={inputs} defaults={defaults} onAsk={setGiven} />}
        <SheetNotes file={file} datasets={data} sheet={sheet} />
        <SheetView ref={table} label={name} sheet={sheet} />
      </div>
    </Page>
  );
}

/** 报表预览: a report file of UReport, drawn and filled with what the person may see. */
export function SheetScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', reportFile.path, 'file', id],
      queryFn: async ({ signal }) => {
        const { records } = await client(reportFile).page({ current: 1, size: 1, id }, { signal });
        return records.find((row) => row.id === id) ?? null;
      },
    }),
  );
  const file = useMemo(() => ((data?.content ?? '') === '' ? null : readSheetFile(data?.content ?? '')), [data]);
  const name = (data?.name ?? '').replace(FILE_END, '');
  useName(name);
  if (fault !== null) return fault;
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
