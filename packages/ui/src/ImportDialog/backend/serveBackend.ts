import type { ReadRow } from '../../Spreadsheet/ReadSheet.ts';
import { SheetFault } from '../../Spreadsheet/SheetFault.ts';
import type { BackendResponse, BackendRequest } from './BackendCalls.ts';
import { pageBackend } from './pageBackend.ts';
import { readRow } from '../readRow.ts';

/** Answers the questions that come through a port, in a worker. */
export function serveBackend(port: MessagePort): void {
  let kept: readonly ReadRow[] = [];
  const answerTo = async (question: BackendRequest): Promise<unknown> => {
    switch (question.call) {
      case 'open': {
        const { file, sheet } = question.requested;
        const { names, rows } = await pageBackend.read(file, sheet, new AbortController().signal);
        kept = rows;
        return { names, count: rows.length };
      }
      case 'rows':
        return kept.slice(question.requested.from, question.requested.to);
      case 'type':
        return question.requested.rows.map((row) => readRow(question.requested.columns, row));
    }
  };
  const serve = async (question: BackendRequest): Promise<BackendResponse> => {
    try {
      return { id: question.id, answered: await answerTo(question) };
    } catch (error) {
      return {
        id: question.id,
        code: error instanceof SheetFault ? error.code : undefined,
        message: error instanceof Error ? error.message : String(error),
      };
    }
  };
  port.addEventListener(
    'message',
    (event: MessageEvent<BackendRequest>) => void serve(event.data).then((answer) => port.postMessage(answer)),
  );
  port.start();
}
