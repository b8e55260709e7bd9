import type { ComponentType } from 'react';
import { type FilteredListProps, FilteredScreen } from './FilteredScreen.tsx';

/**
 * The screen of a register that shows what belongs to one record: the id and the name of that record stand in the
 * address; `List` shows them, the list that follows from the definition by default.
 */
export const recordRegister =
  (path: string, field: string, List?: ComponentType<FilteredListProps>): ComponentType =>
  () => <FilteredScreen path={path} field={field} {...(List && { List })} />;
