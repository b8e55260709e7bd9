import { lazyPart } from '../../lazyPart/lazyPart.tsx';
import type { OpenForm, OpenRecord } from '../CrudState.ts';
import type { RecordPlace } from './RecordOptions.ts';

/** Brings the window of a record that is viewed. */
export const loadView = async () => (await import('./ViewWindow.tsx')).ViewWindow;

const RecordWindow = lazyPart(async () => (await import('../record/RecordWindow.tsx')).RecordWindow);
const ViewWindow = lazyPart(loadView);

const isForm = (open: OpenRecord): open is OpenForm => open.mode !== 'view';

/** The record that is open: a form, or what it says. */
export function OpenWindow({ open, recordIn }: { open: OpenRecord; recordIn: RecordPlace }) {
  if (isForm(open)) return <RecordWindow open={open} recordIn={recordIn} />;
  return open.id === undefined ? null : <ViewWindow id={open.id} recordIn={recordIn} />;
}
