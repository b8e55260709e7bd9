import { insideBraces } from '@lattice/flow/template';

/** Who a task is given to: nobody yet, who started the process, a person by id, or whom a variable names. */
export interface Assignee {
  kind: 'none' | 'starter' | 'person' | 'variable';
  /** Id of the person, or name of the variable; '' for the others. */
  value: string;
}

/** Variables in which the server keeps who started a process. */
const STARTERS: ReadonlySet<string> = new Set(['applyUser', 'initiator', 'startUser', 'starter']);
const STARTER = '${applyUser}';

/** Reads the attribute `assignee`; `initiator` is the variable that the start event names. */
export function readAssignee(text: string, initiator = ''): Assignee {
  const word = text.trim();
  if (word === '') return { kind: 'none', value: '' };
  const inside = insideBraces(word)?.trim();
  if (inside !== undefined && (inside === initiator || STARTERS.has(inside))) return { kind: 'starter', value: '' };
  return inside === undefined
    ? { kind: 'person', value: word.replace(/^taskUser_(?=\d)/, '') }
    : { kind: 'variable', value: inside };
}

/** Writes the attribute `assignee`. */
export function writeAssignee({ kind, value }: Assignee): string {
  if (kind === 'starter') return STARTER;
  if (kind === 'person') return value.trim();
  return kind === 'variable' && value.trim() !== '' ? `\${${value.trim().replaceAll(/[${}]/g, '')}}` : '';
}

/** Who may take a task: ids by kind, and other groups as the file names them. */
export interface Candidates {
  users: readonly string[];
  roles: readonly string[];
  posts: readonly string[];
  depts: readonly string[];
  /** Names without a kind, and expressions. */
  others: readonly string[];
}

const split = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Reads the attributes `candidateUsers` and `candidateGroups`; groups are `role:`, `post:` or `dept:` and an id. */
export function readCandidates(users: string, groups: string): Candidates {
  const all = split(groups);
  const ofKind = (kind: string) =>
    all.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1));
  return {
    users: split(users),
    roles: ofKind('role'),
    posts: ofKind('post'),
    depts: ofKind('dept'),
    others: all.filter((one) => !/^(?:role|post|dept):/.test(one)),
  };
}

/** Writes the two attributes. */
export function writeCandidates({ users, roles, posts, depts, others }: Candidates): {
  candidateUsers: string;
  candidateGroups: string;
} {
  const groups = [
    ...roles.map((id) => `role:${id}`),
    ...posts.map((id) => `post:${id}`),
    ...depts.map((id) => `dept:${id}`),
    ...others,
  ];
  return { candidateUsers: users.join(','), candidateGroups: groups.join(',') };
}
