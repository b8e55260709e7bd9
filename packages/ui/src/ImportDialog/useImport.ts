import { startTransition, useEffect, useRef, useState } from 'react';
import { isCalledOff, pacer } from '../Spreadsheet/pacer.ts';
import { SheetFault } from '../Spreadsheet/SheetFault.ts';
import { checkRows, edited, mappedRow, type RowRules } from './checkRows.ts';
import type { ImportDesk } from './ImportDesk.ts';
import { isSound, type ImportRow, type RowTexts } from './ImportRow.ts';
import { noProgress, type ImportProgress, type ImportSession, type ImportStep } from './importSession.ts';
import { guessMapping, titleRow, type Mapping } from './mapping.ts';
import { isNamed, namesIn } from './nameBook.ts';
import { openDesk } from './openDesk.ts';
import { sendRows, type ImportRows } from './sendRows.ts';

/** What an import is made of. */
export interface ImportRules extends RowRules {
  importRows: ImportRows;
}

/** Work on its way. */
export interface ImportWork {
  kind: 'reading' | 'checking' | 'sending';
  done: number;
  total: number;
}

/** An import from file to records: where it stands, and what moves it on. */
export interface Import extends ImportProgress {
  work: ImportWork | null;
  fault: unknown;
  take: (file: Blob, name: string) => Promise<void>;
  chooseSheet: (sheet: number) => Promise<void>;
  setTitles: (titles: number) => void;
  setMapping: (mapping: Mapping) => void;
  check: () => Promise<void>;
  edit: (at: number, name: string, text: string) => void;
  send: () => Promise<void>;
  /** Checks the rest again, without what the server said of it, and sends what is sound. */
  retry: () => Promise<void>;
  stop: () => void;
  go: (step: ImportStep) => void;
  /** Forgets everything and begins with another file. */
  restart: () => void;
}

/** Keeps an import in a session; nothing is lost when work is stopped or its window closes. */
export function useImport({ importRows, ...rules }: ImportRules, session: ImportSession): Import {
  const { columns, names } = rules;
  const [progress, setProgress] = useState(() => session.read().progress);
  const [work, setWork] = useState<ImportWork | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  const desk = useRef<ImportDesk | null>(null);
  const helper = () => (desk.current ??= openDesk());
  useEffect(() => {
    session.write({ progress });
  });
  useEffect(() => () => {
    running.current?.abort();
    desk.current?.close();
    desk.current = null;
  }, []);
  const put = (next: Partial<ImportProgress>) => setProgress((now) => ({ ...now, ...next }));
  const { file, mapping, rows } = progress;

  const during = async (kind: ImportWork['kind'], total: number, task: (signal: AbortSignal) => Promise<void>) => {
    const call = new AbortController();
    running.current = call;
    setFault(null);
    setWork({ kind, done: 0, total });
    try {
      await task(call.signal);
    } catch (error) {
      if (!isCalledOff(error)) setFault(error);
    } finally {
      startTransition(() => setWork(null));
    }
  };
  const open = async (blob: Blob, name: string, sheet: number, signal: AbortSignal) => {
    const { names: sheets, rows: read } = await helper().read(blob, sheet, signal);
    if (read.length === 0) throw new SheetFault('empty');
    const titles = titleRow(columns, read);
    startTransition(() => put({ file: { name, blob, sheets, sheet, rows: read, titles }, mapping: guessMapping(columns, read[titles]?.cells ?? []), step: 'mapping' }));
  };
  const inspect = async (texts: readonly RowTexts[], signal: AbortSignal) => {
    const total = texts.length;
    const checked = await checkRows(rules, texts, helper(), { signal, onProgress: (done) => setWork({ kind: 'checking', done, total }) });
    startTransition(() => put({ rows: checked }));
    return checked;
  };
  const deliver = async (ready: readonly ImportRow[], signal: AbortSignal) => {
    const sound = ready.filter(isSound);
    const outcome = await sendRows(sound, importRows, { signal, onProgress: (done) => setWork({ kind: 'sending', done, total: sound.length }) });
    const rest = [...ready.filter((row) => !isSound(row)), ...outcome.failed, ...outcome.unsent].sort((a, b) => a.number - b.number);
    const keep = (now: ImportProgress): ImportProgress => ({ ...now, rows: rest, sent: now.sent + outcome.sent, outcome, step: 'result' });
    if (signal.aborted) session.write({ progress: keep(session.read().progress) });
    startTransition(() => setProgress(keep));
  };
  const look = async (at: number, name: string, text: string) => {
    const column = columns.find((one) => one.name === name);
    if (!names || !column || !isNamed(column)) return;
    const isStill = (row: ImportRow | undefined) => row?.texts[name] === text && row.problems[name]?.fault === 'looking';
    try {
      await names.learn(name, namesIn(column, text));
      setProgress((now) => (isStill(now.rows[at]) ? { ...now, rows: edited(rules, now.rows, at, name, text) } : now));
    } catch {
      setProgress((now) => ({ ...now, rows: now.rows.map((row, place) => (place === at && isStill(row) ? { ...row, problems: { ...row.problems, [name]: { fault: 'unasked' } } } : row)) }));
    }
  };
  return {
    ...progress, work, fault,
    setMapping: (next) => put({ mapping: next }),
    take: (blob, name) => during('reading', 0, (signal) => open(blob, name, 0, signal)),
    chooseSheet: (sheet) => during('reading', 0, async (signal) => { if (file) await open(file.blob, file.name, sheet, signal); }),
    setTitles: (titles) => { if (file) put({ file: { ...file, titles }, mapping: guessMapping(columns, file.rows[titles]?.cells ?? []) }); },
    check: () => {
      const data = file?.rows.slice(file.titles + 1) ?? [];
      return during('checking', data.length, async (signal) => {
        if (data.length === 0) throw new SheetFault('empty');
        const breathe = pacer(signal);
        const texts: RowTexts[] = [];
        for (const row of data) {
          texts.push(mappedRow(columns, mapping, row));
          await breathe();
        }
        await inspect(texts, signal);
        startTransition(() => put({ step: 'check' }));
      });
    },
    edit: (at, name, text) => {
      setProgress((now) => ({ ...now, rows: edited(rules, now.rows, at, name, text) }));
      void look(at, name, text);
    },
    send: () => during('sending', rows.filter(isSound).length, (signal) => deliver(rows, signal)),
    retry: () => during('checking', rows.length, async (signal) => deliver(await inspect(rows, signal), signal)),
    stop: () => running.current?.abort(),
    go: (step) => { setFault(null); put({ step }); },
    restart: () => { setFault(null); setProgress(noProgress); },
  };
}
