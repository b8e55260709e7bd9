import { actions, isGranted } from '../rows.ts';

/** The actions of a row that the user may do; asked for each row, as applications do. */
export const permittedActions = () => actions.filter(([id]) => isGranted(id));
