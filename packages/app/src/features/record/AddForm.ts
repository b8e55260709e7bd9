import type { Resource } from '@lattice/api/resource';
import { type ReactNode, createContext } from 'react';

/** What the form of a record that belongs to another one needs. */
export interface AddFormProps {
  definition: Resource;
  /** Values that the new record begins with, the relation among them. */
  defaults: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** Draws the form of a record that belongs to the one shown; null where none can be added. */
export const AddForm = createContext<((props: AddFormProps) => ReactNode) | null>(null);
