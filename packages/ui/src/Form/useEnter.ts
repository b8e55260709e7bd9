import { type RefObject, useEffect } from 'react';
import { isComposing } from '../Field/isComposing.ts';

const LINE = 'input:not([type=checkbox]):not([type=file]):not([type=button])';

/**
 * Makes Enter in an input of one line submit its form, though its button may stand outside, and Control and Enter
 * (Command on a Mac) from anywhere in it; never while an input method composes.
 */
export function useEnter(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== 'Enter' ||
        event.defaultPrevented ||
        !(event.target instanceof Element) ||
        !(event.target.matches(LINE) || event.ctrlKey || event.metaKey)
      )
        return;
      event.preventDefault();
      if (!isComposing(event)) element?.requestSubmit();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [form]);
}
