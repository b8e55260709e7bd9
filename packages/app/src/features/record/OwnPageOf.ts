import type { OwnPage } from '@lattice/ui/CrudTable';
import { createContext } from 'react';

/** The record that the page around shows instead of its register's list; undefined in a list. */
export const OwnPageOf = createContext<OwnPage | undefined>(undefined);
