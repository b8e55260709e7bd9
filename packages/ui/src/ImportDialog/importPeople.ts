import { peopleColumns, person } from '../ExportDialog/fakePeople.ts';
import type { SheetRecord } from '../Spreadsheet/SheetRecord.ts';
import { xlsxWriter } from '../Spreadsheet/xlsxWriter.ts';
import type { ImportFailure } from './sendRows.ts';

/** The records that the stories' register has taken. */
export const taken: SheetRecord[] = [];
/** The browser's worker, whether it is forbidden, and how many were started. */
export const workers = { real: globalThis.Worker, isForbidden: false, started: 0 };

/** A worker that is counted, and cannot be started where workers are forbidden. */
export class CountedWorker extends workers.real {
  constructor(...how: ConstructorParameters<typeof Worker>) {
    if (workers.isForbidden) throw new DOMException('Workers are forbidden here.', 'SecurityError');
    super(...how);
    workers.started += 1;
  }
}

/** Takes all but those whose phone is known. */
export async function importPeople(rows: readonly SheetRecord[]): Promise<ImportFailure[]> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const failures = rows.flatMap((row, index) => (row.phone === '13900000000' ? { index, message: '联系电话已登记', fieldErrors: [{ field: 'phone', message: '联系电话已登记在别人名下' }] } : []));
  taken.push(...rows.filter((_, index) => !failures.some((failure) => failure.index === index)));
  return failures;
}

/** A file of residents, every so many of which has a cell that cannot be. */
export async function peopleFile(count: number, every: number): Promise<File> {
  const writer = await xlsxWriter(peopleColumns, '常住人口', { yes: '是', no: '否' });
  await writer.add(Array.from({ length: count }, (_, at) => ({ ...person(at), ...(at % every === every - 1 && { birthday: '1990-02-30' }) })));
  return new File([await writer.finish()], '名册.xlsx');
}

/** Begins a story with nothing taken and workers counted; to be called when it ends. */
export function freshImport(): () => void {
  taken.length = 0;
  Object.assign(workers, { started: 0, isForbidden: false });
  globalThis.Worker = CountedWorker;
  return () => {
    globalThis.Worker = workers.real;
  };
}
