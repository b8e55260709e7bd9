import { wireIcon } from '@lattice/ui/Icon';
import type { LucideIcon } from 'lucide-react';

/** The picture of a line of the menu, by the icon name of the wire; a folder or a sheet where the name says nothing. */
export const menuIcon = (name: string, isGroup: boolean): LucideIcon => wireIcon(name, isGroup);
