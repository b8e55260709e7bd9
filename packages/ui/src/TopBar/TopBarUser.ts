/** The person who is signed in. */
export interface TopBarUser {
  /** The name shown. */
  name: string;
  /** The name that is typed to sign in, shown in the menu; not shown by default. */
  account?: string;
  /** URL of the picture; default the name's letters. */
  avatar?: string;
}

/** What the menu can offer besides leaving. */
export type UserAction = 'dashboard' | 'info' | 'switch';
