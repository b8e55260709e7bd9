import { startTransition, useEffect, useRef, useState } from 'react';
import { isCalledOff } from '../Spreadsheet/pacer.ts';
import type { ReadRow, ReadSheet } from '../Spreadsheet/ReadSheet.ts';
import { readSpreadsheet } from '../Spreadsheet/readSpreadsheet.ts';
import type { SheetColumn } from '../Spreadsheet/SheetColumn.ts';
import { SheetFault } from '../Spreadsheet/SheetFault.ts';
import { checkRows, edited, mappedRow, type Validate } from './checkRows.ts';
import { isSound, type ImportRow } from './ImportRow.ts';
import { guessMapping, titleRow, type Mapping } from './mapping.ts';
import { sendRows, type ImportOutcome, type ImportRows } from './sendRows.ts';

/** What an import is made of. */
export interface ImportRules {
  columns: readonly SheetColumn[];
  validate: Validate;
  importRows: ImportRows;
}

/** The file that is read: its sheets, the one chosen, its rows, and where its titles stand. */
export interface ImportFile {
  name: string;
  sheets: readonly ReadSheet[];
  sheet: number;
  rows: readonly ReadRow[];
  titles: number;
}

/** Work on its way. */
export interface ImportWork {
  kind: 'reading' | 'checking' | 'sending';
  done: number;
  total: number;
}

/** An import from file to records: where it stands, and what moves it on. */
export interface Import {
  step: 'file' | 'mapping' | 'check' | 'result';
  file: ImportFile | null;
  mapping: Mapping;
  rows: readonly ImportRow[];
  /** How many records were taken so far. */
  sent: number;
  outcome: ImportOutcome | null;
  work: ImportWork | null;
  fault: unknown;
  take: (file: Blob, name: string) => Promise<void>;
  chooseSheet: (sheet: number) => Promise<void>;
  setTitles: (titles: number) => void;
  setMapping: (mapping: Mapping) => void;
  check: () => Promise<void>;
  edit: (at: number, name: string, text: string) => void;
  send: () => Promise<void>;
  /** Checks the rest anew, without what the server said of it, and sends what is sound. */
  retry: () => Promise<void>;
  stop: () => void;
  go: (step: Import['step']) => void;
}

/** Keeps an import; nothing is lost when work is stopped. */
export function useImport({ columns, validate, importRows }: ImportRules): Import {
  const [step, setStep] = useState<Import['step']>('file');
  const [file, setFile] = useState<ImportFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [sent, setSent] = useState(0);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [work, setWork] = useState<ImportWork | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

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
  const guess = (next: ImportFile) => {
    setFile(next);
    setMapping(guessMapping(columns, next.rows[next.titles]?.cells ?? []));
  };
  const open = async (name: string, sheets: readonly ReadSheet[], sheet: number, signal: AbortSignal) => {
    const read = (await sheets[sheet]?.rows(signal)) ?? [];
    if (read.length === 0) throw new SheetFault('empty');
    startTransition(() => {
      guess({ name, sheets, sheet, rows: read, titles: titleRow(columns, read) });
      setStep('mapping');
    });
  };
  const inspect = async (texts: Parameters<typeof checkRows>[1], signal: AbortSignal) => {
    const total = texts.length;
    const checked = await checkRows(columns, texts, validate, { signal, onProgress: (done) => setWork({ kind: 'checking', done, total }) });
    startTransition(() => setRows(checked));
    return checked;
  };
  const deliver = async (ready: readonly ImportRow[], signal: AbortSignal) => {
    const sound = ready.filter(isSound);
    const ended = await sendRows(sound, importRows, { signal, onProgress: (done) => setWork({ kind: 'sending', done, total: sound.length }) });
    const rest = [...ready.filter((row) => !isSound(row)), ...ended.failed, ...ended.unsent];
    startTransition(() => {
      setRows(rest.sort((a, b) => a.number - b.number));
      setSent((before) => before + ended.sent);
      setOutcome(ended);
      setStep('result');
    });
  };
  return {
    step, file, mapping, rows, sent, outcome, work, fault, setMapping,
    take: (blob, name) => during('reading', 0, async (signal) => open(name, await readSpreadsheet(blob), 0, signal)),
    chooseSheet: (sheet) => during('reading', 0, async (signal) => { if (file) await open(file.name, file.sheets, sheet, signal); }),
    setTitles: (titles) => { if (file) guess({ ...file, titles }); },
    check: () => {
      const data = file?.rows.slice(file.titles + 1) ?? [];
      return during('checking', data.length, async (signal) => {
        if (data.length === 0) throw new SheetFault('empty');
        await inspect(data.map((row) => mappedRow(columns, mapping, row)), signal);
        startTransition(() => setStep('check'));
      });
    },
    edit: (at, name, text) => setRows((before) => edited(columns, before, at, name, text, validate)),
    send: () => during('sending', rows.filter(isSound).length, (signal) => deliver(rows, signal)),
    retry: () => during('checking', rows.length, async (signal) => deliver(await inspect(rows, signal), signal)),
    stop: () => running.current?.abort(),
    go: (next) => { setFault(null); setStep(next); },
  };
}
