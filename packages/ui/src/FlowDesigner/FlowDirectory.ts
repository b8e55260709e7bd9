/** A person, role, post or department to choose. */
export interface FlowPicker {
  /** Id as the engine takes it. */
  id: string;
  name: string;
}

/** Where the people of a process come from. */
export interface FlowDirectory {
  /** People whose name has a text in it; '' gives the first ones. */
  users: (text: string) => Promise<readonly FlowPicker[]>;
  roles: () => Promise<readonly FlowPicker[]>;
  posts: () => Promise<readonly FlowPicker[]>;
  depts: () => Promise<readonly FlowPicker[]>;
  /** Names of people by id, for files that name them; ids that nobody has are left out. */
  names?: (kind: 'user', ids: readonly string[]) => Promise<readonly FlowPicker[]>;
}
