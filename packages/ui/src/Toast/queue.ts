import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** One piece of news. */
export interface ToastContent {
  /** What happened, in one sentence that names the record. */
  message: string;
  /** How it went. */
  tone: 'success' | 'critical' | 'info';
  /** One thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void };
}

/** The news now shown; ToastRegion draws it. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 5 });
