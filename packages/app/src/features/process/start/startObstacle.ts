/**
 * Why a process cannot be started from its card: it has no category, its category has no form, or the person may not.
 */
export type StartObstacle = 'noCategory' | 'noForm' | 'noRight';

/** What keeps a process from being started; null for nothing, or while that is not known yet. */
export function startObstacle(
  category: string,
  hasForm: boolean | undefined,
  mayStart: boolean | undefined,
): StartObstacle | null {
  if (category === '') return 'noCategory';
  if (hasForm === false) return 'noForm';
  return mayStart === false ? 'noRight' : null;
}
