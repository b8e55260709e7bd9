import { startTransition, useEffect, useRef, useState } from 'react';
import { isAbortError, pacer } from '../Spreadsheet/pacer.ts';
import { SheetFault } from '../Spreadsheet/SheetFault.ts';
import { checkRows, editRow, mappedRow, type RowRules } from './checkRows.ts';
import { firstFills, withFill } from './fills.ts';
import type { ImportBackend } from './backend/ImportBackend.ts';
import { isSound, type ImportRow, type RowTexts } from './ImportRow.ts';
import {
  noProgress,
  type ImportKept,
  type ImportProgress,
  type ImportSession,
  type ImportStep,
} from './importSession.ts';
import { guessMapping, titleRow, type Mapping } from './mapping.ts';
import { isNamed, namesOf } from './nameBook.ts';
import { readRow } from './readRow.ts';
import { openBackend } from './backend/openBackend.ts';
import { sendRows, type ImportRows } from './sendRows.ts';

/** What an import is made of. */
export interface ImportRules extends Omit<RowRules, 'fills'> {
  importRows: ImportRows;
}

/** Work on its way. */
export interface ImportWork {
  kind: 'reading' | 'checking' | 'sending';
  done: number;
  total: number;
}

const noStop = () => undefined;

/** An import from file to records: where it stands, and what moves it on. */
export interface Import extends ImportProgress {
  work: ImportWork | null;
  fault: unknown;
  take: (file: Blob, name: string) => Promise<void>;
  chooseSheet: (sheet: number) => Promise<void>;
  setTitles: (titles: number) => void;
  setMapping: (mapping: Mapping) => void;
  /** Sets what an empty cell of a column means; nothing takes it away. */
  setFill: (name: string, value: unknown) => void;
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

const workOf = ({ sending }: ImportKept): ImportWork | null =>
  sending && { kind: 'sending', done: sending.done, total: sending.total };

/**
 * Keeps an import in a session; nothing is lost when work is stopped or its window closes. With `isKept` the session
 * outlives the window, and so does sending: the next window shows it.
 */
export function useImport({ importRows, ...given }: ImportRules, session: ImportSession, isKept = false): Import {
  const { columns, names } = given;
  const [progress, setProgress] = useState(() => session.read().progress);
  const rules: RowRules = { ...given, fills: progress.fills };
  const [work, setWork] = useState(() => workOf(session.read()));
  const isFollower = useRef(work !== null);
  const [fault, setFault] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  const backend = useRef<ImportBackend | null>(null);
  const helper = () => (backend.current ??= openBackend());
  useEffect(() => {
    if (!isFollower.current) session.write({ progress });
  });
  useEffect(() => {
    if (!isFollower.current) return undefined;
    return session.watch(() => {
      const kept = session.read();
      if (!isFollower.current) return;
      isFollower.current = kept.sending !== null;
      startTransition(() => {
        setWork(workOf(kept));
        setProgress(kept.progress);
      });
    });
  }, [session]);
  useEffect(
    () => () => {
      if (!isKept || session.read().sending === null) running.current?.abort();
      backend.current?.close();
      backend.current = null;
    },
    [session, isKept],
  );
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
      if (!isAbortError(error)) setFault(error);
    } finally {
      startTransition(() => setWork(null));
    }
  };
  const open = async (blob: Blob, name: string, sheet: number, signal: AbortSignal) => {
    const { names: sheets, rows: read } = await helper().read(blob, sheet, signal);
    if (read.length === 0) throw new SheetFault('empty');
    const titles = titleRow(columns, read);
    startTransition(() =>
      put({
        file: { name, blob, sheets, sheet, rows: read, titles },
        mapping: guessMapping(columns, read[titles]?.cells ?? []),
        fills: firstFills(columns),
        step: 'mapping',
      }),
    );
  };
  const inspect = async (texts: readonly RowTexts[], signal: AbortSignal) => {
    const total = texts.length;
    const checked = await checkRows(rules, texts, helper(), {
      signal,
      onProgress: (done) => setWork({ kind: 'checking', done, total }),
    });
    startTransition(() => put({ rows: checked }));
    return checked;
  };
  const deliver = async (ready: readonly ImportRow[], signal: AbortSignal) => {
    const sound = ready.filter(isSound);
    const call = running.current;
    const tell = (done: number) => {
      session.write({ sending: { done, total: sound.length, stop: () => call?.abort() } });
      setWork({ kind: 'sending', done, total: sound.length });
    };
    tell(0);
    const outcome = await sendRows(sound, importRows, { signal, onProgress: tell });
    const rest = [...ready.filter((row) => !isSound(row)), ...outcome.failed, ...outcome.unsent].sort(
      (a, b) => a.number - b.number,
    );
    const keep = (now: ImportProgress): ImportProgress => ({
      ...now,
      rows: rest,
      sent: now.sent + outcome.sent,
      notices: [...now.notices, ...outcome.notices],
      outcome,
      step: 'result',
    });
    session.write({ progress: keep(session.read().progress), sending: null });
    startTransition(() => setProgress(keep));
  };
  const look = async (at: number, name: string, text: string) => {
    const column = columns.find((one) => one.name === name);
    if (!names || !column || (!isNamed(column) && column.shape === undefined)) return;
    const isStill = (row: ImportRow | undefined) =>
      row?.texts[name] === text && row.problems[name]?.fault === 'looking';
    try {
      const row = progress.rows[at];
      const { values } = readRow(columns, { number: 0, texts: { ...row?.texts, [name]: text }, blurred: [] });
      await names.learnAll(namesOf(column, values));
      setProgress((now) => (isStill(now.rows[at]) ? { ...now, rows: editRow(rules, now.rows, at, name, text) } : now));
    } catch {
      setProgress((now) => ({
        ...now,
        rows: now.rows.map((row, place) =>
          place === at && isStill(row) ? { ...row, problems: { ...row.problems, [name]: { fault: 'unasked' } } } : row,
        ),
      }));
    }
  };
  return {
    ...progress,
    work,
    fault,
    setMapping: (next) => put({ mapping: next }),
    setFill: (name, value) => setProgress((now) => ({ ...now, fills: withFill(now.fills, name, value) })),
    take: (blob, name) => during('reading', 0, (signal) => open(blob, name, 0, signal)),
    chooseSheet: (sheet) =>
      during('reading', 0, async (signal) => {
        if (file) await open(file.blob, file.name, sheet, signal);
      }),
    setTitles: (titles) => {
      if (file) put({ file: { ...file, titles }, mapping: guessMapping(columns, file.rows[titles]?.cells ?? []) });
    },
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
      setProgress((now) => ({ ...now, rows: editRow(rules, now.rows, at, name, text) }));
      void look(at, name, text);
    },
    send: () => during('sending', rows.filter(isSound).length, (signal) => deliver(rows, signal)),
    retry: () => during('checking', rows.length, async (signal) => deliver(await inspect(rows, signal), signal)),
    stop: () => (running.current ?? { abort: session.read().sending?.stop ?? noStop }).abort(),
    go: (step) => {
      setFault(null);
      put({ step });
    },
    restart: () => {
      setFault(null);
      setProgress(noProgress);
    },
  };
}
