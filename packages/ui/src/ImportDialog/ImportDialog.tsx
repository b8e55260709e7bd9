import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { fileName } from '../Spreadsheet/fileName.ts';
import { saveBlob } from '../Spreadsheet/saveBlob.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import { isTypable } from '../Spreadsheet/xlsx/template.ts';
import type { Validate } from './checkRows.ts';
import { CheckStep } from './steps/CheckStep.tsx';
import { failedSheet } from './failedSheet.ts';
import type { RenderInput } from './steps/FillCell.tsx';
import { fillTexts } from './fills.ts';
import { FileStep } from './steps/FileStep.tsx';
import * as css from './ImportDialog.css.ts';
import { isSound } from './ImportRow.ts';
import { type ImportSession, importSession, noProgress } from './importSession.ts';
import { unmappedColumns } from './mapping.ts';
import { MappingStep } from './steps/MappingStep.tsx';
import { type ResolveNames, nameBook } from './nameBook.ts';
import { ResultStep } from './steps/ResultStep.tsx';
import { StepList } from './steps/StepList.tsx';
import type { ImportRows } from './sendRows.ts';
import { useImport } from './useImport.ts';
import { useReason } from './steps/useReason.ts';
import { useTemplate } from './useTemplate.ts';

export type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
export type { Validate } from './checkRows.ts';
export { type ImportSession, importSession } from './importSession.ts';
export type { NameMatch, ResolveNames } from './nameBook.ts';
export type { RenderInput } from './steps/FillCell.tsx';
export type { ImportFailure, ImportRows } from './sendRows.ts';

export interface ImportDialogProps {
  /** What is imported, such as 志愿者; names the window and the files. */
  title: string;
  /**
   * The columns of a record; kinds that cannot be typed into a cell, such as files and drawings, are left out. Keep it
   * the same array between renders.
   */
  columns: readonly SheetColumn[];
  /** The rules of a record, the same as the form's; none by default. */
  validate?: Validate;
  /**
   * Finds the records that are meant by the names in columns that refer to others; without it such columns are taken as
   * they stand.
   */
  resolve?: ResolveNames;
  /** Draws the input of a value for the empty cells of a column; without it there are no such values to choose. */
  renderInput?: RenderInput;
  /**
   * Says what references among values are called, under their own names, for files; values are written as they stand by
   * default.
   */
  nameValues?: (values: SheetRecord) => Promise<SheetRecord>;
  /**
   * Keeps the import when the window closes, so that the next one goes on with it, and records on their way go on
   * meanwhile; without it the window asks before anything is lost. Keep it the same while it is open.
   */
  session?: ImportSession;
  /** Stores a batch of records. */
  importRows: ImportRows;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when it wants to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the number of records imported, when it closes after at least one was. */
  onImported?: (count: number) => void;
  /** Hands a file over; lets the browser save it by default. */
  save?: (name: string, blob: Blob) => void;
}

const noRules: Validate = () => [];

/** Where focus goes when a step appears: to what must be done first, else to the step itself. */
const landing = {
  file: 'input[type=file]',
  mapping: '[aria-invalid]',
  check: '[aria-invalid]',
  result: '[autofocus]',
} as const;

/**
 * Takes records from a file: columns are matched, every cell is checked before anything is sent, and what is wrong is
 * corrected in place. Mount it while it is open.
 */
export function ImportDialog({
  title,
  columns: all,
  validate = noRules,
  resolve,
  renderInput,
  nameValues = async (values) => values,
  session: given,
  importRows,
  isOpen,
  onOpenChange,
  onImported,
  save = saveBlob,
}: ImportDialogProps) {
  const { t } = useLingui();
  const columns = useMemo(() => all.filter(isTypable), [all]);
  const reasonOf = useReason(columns);
  const [own] = useState(importSession);
  const session = given ?? own;
  const [book] = useState(() => session.read().names ?? (resolve && nameBook(resolve)));
  const [isResumed, setResumed] = useState(() => session.read().progress.file !== null);
  const work = useImport({ columns, validate, names: book, importRows }, session, given !== undefined);
  const makeTemplate = useTemplate(columns, title, resolve !== undefined);
  const { step, rows, sent, file } = work;
  const sound = useMemo(() => rows.filter(isSound).length, [rows]);
  const box = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isIdle = work.work === null;
  useLayoutEffect(() => {
    if (isIdle) (box.current?.querySelector<HTMLElement>(landing[step]) ?? box.current)?.focus();
  }, [step, isIdle]);
  const rest =
    step === 'mapping' ? (file === null ? 0 : file.rows.length - file.titles - 1) : step === 'file' ? 0 : rows.length;
  const close = () => {
    if (rest > 0 && given === undefined && !isAsking) return setAsking(true);
    const news = sent - session.read().told;
    const isDone = rest === 0 && step === 'result';
    session.write(isDone ? { progress: noProgress, names: undefined, told: 0 } : { names: book, told: sent });
    if (isDone) work.restart();
    onOpenChange(false);
    if (news > 0) onImported?.(news);
  };
  const saveFailed = async () =>
    save(
      `${fileName(t`${title}未导入的行`)}.xlsx`,
      await failedSheet(
        columns,
        rows,
        { reason: t`失败原因`, unsent: t`没有发送`, sheet: title },
        reasonOf,
        fillTexts(columns, await nameValues(work.fills), { yes: t`是`, no: t`否` }),
      ),
    );
  const saveTemplate = async () => save(`${fileName(t`${title}导入模板`)}.xlsx`, await makeTemplate());
  const names = { file: t`选择文件`, mapping: t`对应列`, check: t`检查改正`, result: t`完成` };
  const running = work.work;
  const labels = { reading: t`正在读取文件`, checking: t`正在检查`, sending: t`正在导入` };
  const fileTitle = file?.name ?? '';
  const restart = () => {
    const { told } = session.read();
    if (sent > told) onImported?.(sent - told);
    setResumed(false);
    session.write({ told: 0 });
    work.restart();
  };
  const canLeave = running?.kind === 'sending' && given !== undefined;
  const back = step === 'check' ? 'mapping' : 'file';
  const footer = running ? (
    <>
      {canLeave && <Button onPress={close}>{t`转到后台`}</Button>}
      <Button onPress={work.stop} isDisabled={running.kind === 'reading'}>{t`停止`}</Button>
    </>
  ) : (
    <>
      {(step === 'mapping' || (step === 'check' && sent === 0)) && (
        <Button onPress={() => work.go(back)}>{t`上一步`}</Button>
      )}
      {step === 'check' && sound < rows.length && (
        <Button onPress={() => void saveFailed()}>{t`导出有问题的行`}</Button>
      )}
      <Button onPress={close}>{step === 'result' ? t`关闭` : t`取消`}</Button>
      {step === 'mapping' && (
        <Button
          variant="primary"
          isDisabled={unmappedColumns(columns, work.mapping, work.fills).length > 0}
          onPress={() => void work.check()}
        >{t`下一步：检查`}</Button>
      )}
      {step === 'check' && (
        <Button variant="primary" isDisabled={sound === 0} onPress={() => void work.send()}>
          {sound === rows.length ? t`导入 ${sound} 行` : t`先导入没有问题的 ${sound} 行`}
        </Button>
      )}
      {step === 'result' && rows.length > 0 && (
        <Button onPress={() => void work.retry()}>{t`重试这 ${rest} 行`}</Button>
      )}
      {step === 'result' && rows.length > 0 && (
        <Button variant="primary" onPress={() => work.go('check')}>{t`改正后继续`}</Button>
      )}
    </>
  );
  const done = running?.done ?? 0;
  const total = running?.total ?? 0;
  return (
    <Dialog
      title={t`导入${title}`}
      width={1080}
      isOpen={isOpen}
      onOpenChange={close}
      onBeforeClose={() => {
        if (running && !canLeave) work.stop();
        return running === null || canLeave;
      }}
      footer={footer}
    >
      <StepList names={names} step={step} />
      {isResumed && isIdle && file !== null && (
        <Alert
          tone="info"
          action={<Button size="small" onPress={restart}>{t`换一个文件重新开始`}</Button>}
        >{t`接着上次的导入：${fileTitle}。`}</Alert>
      )}
      <div ref={box} className={css.body} tabIndex={-1} role="group" aria-label={names[step]}>
        {running && (
          <Progress
            label={labels[running.kind]}
            value={total > 0 ? done / total : undefined}
            valueText={total > 0 ? t`${done} / ${total} 行` : undefined}
          />
        )}
        {isIdle && step === 'file' && (
          <FileStep
            onExport={(blob, name) => void work.take(blob, name)}
            onTemplate={() => void saveTemplate()}
            fault={work.fault}
          />
        )}
        {isIdle && step === 'mapping' && <MappingStep columns={columns} work={work} renderInput={renderInput} />}
        {isIdle && step === 'check' && <CheckStep columns={columns} names={book} work={work} />}
        {isIdle && step === 'result' && (
          <ResultStep columns={columns} work={work} onSaveFailed={() => void saveFailed()} />
        )}
      </div>
      <ConfirmDialog
        title={t`还有 ${rest} 行没有导入，关闭吗？`}
        names={[]}
        action={t`关闭`}
        tone="critical"
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={async () => close()}
      >
        {t`关闭后，在这里改正的内容不会保留；可以先导出这些行。`}
      </ConfirmDialog>
    </Dialog>
  );
}
