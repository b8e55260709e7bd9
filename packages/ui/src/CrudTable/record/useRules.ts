import type { Validate } from '../CrudTableProps.ts';
import { useLoaded } from '../ask/useLoaded.ts';

/** The rules of a form; null until they have come, or with the reason why they have not. */
export function useRules(load: () => Promise<Validate>): {
  validate: Validate | null;
  error: Error | null;
  retry: () => void;
} {
  const { came, ...rest } = useLoaded(load);
  return { validate: came, ...rest };
}
