import { toastQueue } from './queue.ts';
import type { ToastContent } from './queue.ts';

export { toastQueue } from './queue.ts';

/** What a caller may add to a message. */
export type ToastOptions = Pick<ToastContent, 'action'>;

/** How long news stays, in milliseconds, not counting the time under pointer or focus. */
export const toastTimeout = 8000;

const add =
  (tone: ToastContent['tone'], timeout: number) =>
  (message: string, options: ToastOptions = {}): string =>
    toastQueue.add({ message, tone, ...options }, { timeout });

/**
 * Tells the user something in passing; each call returns a key for `toastQueue.close`. It waits for a ToastRegion,
 * which may load late.
 *
 * @example
 *   ```ts
 *   import { toast } from '@lattice/ui/Toast';
 *
 *   toast.success('已保存');
 *   toast.error('保存失败：名称已经存在');
 *   ```
 */
export const toast = {
  success: add('success', toastTimeout),
  info: add('info', toastTimeout),
  error: add('critical', toastTimeout * 2),
};
