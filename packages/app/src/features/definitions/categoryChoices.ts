import type { Option } from '@lattice/ui/Select';

/**
 * The categories to deploy under, in which those without a form are marked as such: what is deployed under one of them
 * cannot be started. `reason` says so in words.
 */
export const categoryChoices = (
  options: readonly Option[],
  hasForm: (category: string) => boolean | undefined,
  reason: string,
): Option[] =>
  options.map((option) =>
    hasForm(option.value) === false ? { ...option, label: `${option.label} · ${reason}`, tone: 'warning' } : option,
  );
