import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormField } from '../FormField.ts';
import type { FormValues } from '../FormValues.ts';

/**
 * Checks again what was found wrong when another field changes, since one field may put another right; what a server
 * refused stands until its own field changes.
 */
export function useRecheck(
  { subscribe, getFieldState, trigger }: UseFormReturn<FormValues>,
  fields: readonly FormField[],
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          const wrong = fields
            .map(({ name }) => name)
            .filter((name) => name !== changed && getFieldState(name).error?.type === 'check');
          if (wrong.length > 0) void trigger(wrong);
        },
      }),
    [subscribe, getFieldState, trigger, fields],
  );
}
