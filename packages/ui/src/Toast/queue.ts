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

/** What a caller may add to a message. */
export type ToastOptions = Pick<ToastContent, 'action'>;

/** How long news stays, in milliseconds, not counting the time under pointer or focus. */
export const toastTimeout = 8000;

/** The news now shown; ToastRegion draws it. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 5 });

const add =
  (tone: ToastContent['tone'], timeout: number) =>
  (message: string, options: ToastOptions = {}): string =>
    toastQueue.add({ message, tone, ...options }, { timeout });

/** Tells the user something in passing; each call returns a key for `toastQueue.close`. */
export const toast = {
  success: add('success', toastTimeout),
  info: add('info', toastTimeout),
  error: add('critical', toastTimeout * 2),
};
