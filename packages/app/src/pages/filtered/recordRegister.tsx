import type { ComponentType } from 'react';
import { FilteredScreen } from './FilteredScreen.tsx';

/**
 * The screen of a register that shows what belongs to one record: the id and the name of that record stand in the
 * address.
 */
export const recordRegister =
  (path: string, field: string): ComponentType =>
  () => <FilteredScreen path={path} field={field} />;
