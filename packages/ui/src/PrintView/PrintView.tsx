import { townZone } from '@lattice/api/townTime';
import { useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { startChoice, chosenColumns } from '../ExportDialog/columnChoice.ts';
import { ColumnPicker } from '../ExportDialog/ColumnPicker.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Select } from '../Select/Select.tsx';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { ExportAll, SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import { dressFrame, fillFrame } from './fillFrame.ts';
import { type Paper, type PrintPicture, printDocument, printStyle } from './printDocument.ts';
import { frame as frameStyle, paper as paperStyle, settings, sides } from './PrintView.css.ts';
import { useRecords } from './useRecords.ts';

/** `Query` is what the source is asked. */
export interface PrintViewProps<Query> {
  /** What is printed, such as 志愿者名册. */
  title: string;
  /** The columns there are, in the order of the list. */
  columns: readonly SheetColumn[];
  /** Names of columns that are not ticked at first; none by default. */
  hidden?: readonly string[];
  /** Hands over all records that match; keep it the same between renders. */
  exportAll: ExportAll<Query>;
  /** The question, as the list asks it; keep it the same object between renders. */
  query: Query;
  /** The filters in words; none by default. */
  filters?: string;
  /** Lines that say what the rows are about, such as the facts of one case; none by default. */
  facts?: readonly string[];
  /** Pictures below the rows; none by default. */
  pictures?: readonly PrintPicture[];
  /** Who signs below, such as 经办人; nobody by default. */
  signatures?: readonly string[];
  /** The field that numbers the rows, and its title; they are counted by default. */
  numbers?: { name: string; label: string };
  /** A last line with the sums of columns; none by default. */
  sums?: SheetRecord;
  /** The paper at first; A4 landscape by default. */
  startPaper?: Paper;
  /** Small type and tight cells, for many narrow columns; default false. */
  isDense?: boolean;
  /** Who prints; not said by default. */
  printedBy?: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when it wants to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Prints the document; opens the browser's print dialog by default. */
  onPrint?: (page: Window) => void;
}

const PREVIEWED = 100;

/** All matching rows as they will stand on paper, with titles on every page; mount it while it is open. */
export function PrintView<Query>({
  title,
  columns,
  hidden,
  exportAll,
  query,
  filters,
  facts = [],
  pictures = [],
  signatures = [],
  numbers,
  sums,
  startPaper = 'A4 landscape',
  isDense = false,
  printedBy,
  isOpen,
  onOpenChange,
  onPrint = (page) => page.print(),
}: PrintViewProps<Query>) {
  const { t, i18n } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  /** The document that the frame has loaded. */
  const loaded = useRef('');
  const [attempt, setAttempt] = useState(0);
  const { rows, total, isDone, error } = useRecords(exportAll, query, attempt);
  const [choice, setChoice] = useState(() => startChoice(columns, hidden));
  const [paper, setPaper] = useState<Paper>(startPaper);
  const [isPending, setPending] = useState(false);
  const [now] = useState(() => new Date());
  const done = rows.length;
  const words = { yes: t`是`, no: t`否` };
  const chosen = useMemo(() => chosenColumns(columns, choice), [columns, choice]);
  const day = new Intl.DateTimeFormat(i18n.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: townZone(),
  }).format(now);
  const lines = [
    ...facts,
    filters !== undefined && filters !== '' && t`条件：${filters}`,
    isDone && t`共 ${done} 条`,
    t`打印时间：${day}`,
    printedBy !== undefined && t`打印人：${printedBy}`,
  ].filter((line) => line !== false);
  const html = printDocument(chosen, {
    title,
    lines,
    pictures,
    signatures: signatures.map((name) => t`${name}（签字、日期）：`),
    ...(sums && { sums }),
    number: numbers?.label ?? t`序号`,
    language: i18n.locale === 'zh' ? 'zh-CN' : i18n.locale,
  });
  const style = printStyle(chosen, { foot: t`第 %p 页，共 %n 页`, paper, isDense });
  const fill = async (most: number) => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    dressFrame(page, style);
    await fillFrame(page, chosen, rows.slice(0, most), words, numbers?.name);
  };
  const run = async () => {
    setPending(true);
    // A document that is still loading would take away what is filled in.
    if (loaded.current !== html)
      await new Promise((go) => frame.current?.addEventListener('load', go, { once: true }) ?? go(null));
    await fill(Number.POSITIVE_INFINITY);
    const page = frame.current?.contentWindow;
    // A picture that cannot be read holds nobody up.
    await Promise.allSettled([...(page?.document.images ?? [])].map(async (picture) => picture.decode()));
    if (page) onPrint(page);
    setPending(false);
  };
  const papers: { value: Paper; label: string }[] = [
    { value: 'A4 landscape', label: t`A4 横向` },
    { value: 'A4 portrait', label: t`A4 纵向` },
    { value: 'A3 landscape', label: t`A3 横向` },
  ];
  const footer = (
    <>
      <Button onPress={() => onOpenChange(false)}>{t`关闭`}</Button>
      <Button
        variant="primary"
        icon={<Icon of={Printer} />}
        isPending={isPending}
        isDisabled={!isDone || chosen.length === 0}
        onPress={() => void run()}
      >
        {isDone ? t`打印 ${done} 条` : t`打印`}
      </Button>
    </>
  );
  return (
    <Dialog title={t`打印${title}`} width={1120} isOpen={isOpen} onOpenChange={onOpenChange} footer={footer}>
      <div className={sides}>
        <div className={settings}>
          <Select
            label={t`纸张`}
            isCompact
            isRequired
            isDisabled={isPending}
            options={papers}
            value={paper}
            onChange={(next) => setPaper(papers.find(({ value }) => value === next)?.value ?? paper)}
          />
          <ColumnPicker columns={columns} value={choice} onChange={setChoice} isDisabled={isPending} />
        </div>
        <div className={paperStyle}>
          <iframe
            ref={frame}
            title={t`打印预览`}
            sandbox="allow-same-origin allow-modals"
            srcDoc={html}
            className={frameStyle}
            onLoad={() => {
              loaded.current = html;
              void fill(PREVIEWED);
            }}
          />
          {!isDone && error === null && (
            <Progress
              label={t`正在取全部记录`}
              value={total > 0 ? done / total : undefined}
              valueText={total > 0 ? t`${done} / ${total} 条` : t`${done} 条`}
            />
          )}
          {isDone && done > PREVIEWED && <Alert>{t`这里只预览前 ${PREVIEWED} 条，打印时是全部 ${done} 条。`}</Alert>}
          {error !== null && (
            <Alert
              tone="critical"
              action={<Button size="small" onPress={() => setAttempt(attempt + 1)}>{t`重试`}</Button>}
            >{t`记录没有取全，请检查网络后重试。`}</Alert>
          )}
        </div>
      </div>
    </Dialog>
  );
}
