import type { Transport } from './bind.ts';
import { type Call, post } from './call.ts';
import type { Id } from './field.ts';

/** What is to be granted to a role, as `role.grant` takes it. */
export interface GrantQuestion {
  roleIds: Id;
  menuIds: string;
  dataScopeIds?: string;
  apiScopeIds?: string;
}

/** An entry, button or scope by name, with the name of the entry below which it stands. */
export interface GrantedName {
  name: string;
  below: string;
}

/** What comes and what goes. */
export interface GrantChange {
  added: readonly GrantedName[];
  removed: readonly GrantedName[];
}

/** A register of which a role would see more rows, fewer, or others. */
export interface RowChange {
  label: string;
  rows: 'more' | 'fewer' | 'other';
}

/** Something on a register that a person did in the last month and could not do any more. */
export interface LostUse {
  label: string;
  /** Name of the permission, such as `edit`. */
  action: string;
  times: number;
}

/** A person who would lose what they used. */
export interface GrantLoser {
  name: string;
  account: string;
  lost: readonly LostUse[];
}

/** What a grant would change, as the server judges it: for the role, and for the people who have it. */
export interface GrantDifference {
  /** Entries of the side bar that open something. */
  menus: GrantChange;
  buttons: GrantChange;
  dataScopes: GrantChange;
  apiScopes: GrantChange;
  /** Registers that the role opens before and after, and whose rows change. */
  rows: readonly RowChange[];
  /** Accounts that have the role and can sign in. */
  people: number;
  /** How many of them may do or see something else afterwards, whatever other roles they have. */
  changed: number;
  /** How many of them lose what they used in the last month. */
  losing: number;
  /** The first of those. */
  losers: readonly GrantLoser[];
}

const names = { added: [{ name: '', below: '' }], removed: [{ name: '', below: '' }] } as const;

/** What a grant would change, tried out and taken back; stands below the roles. Only our own server answers it. */
export const grantDifferenceCall: Call<GrantQuestion, GrantDifference> = post('grant-difference', 'body', {
  access: { permission: 'grant' },
  reads: true,
  blank: {
    menus: names,
    buttons: names,
    dataScopes: names,
    apiScopes: names,
    rows: [
      {
        label: '',
        rows: (value) => (value === 'more' || value === 'fewer' ? value : 'other'),
      },
    ],
    people: 0,
    changed: 0,
    losing: 0,
    losers: [{ name: '', account: '', lost: [{ label: '', action: '', times: 0 }] }],
  },
});

/** Asks what a grant would change. */
export const grantDifference = async (transport: Transport, question: GrantQuestion): Promise<GrantDifference> =>
  (await transport.send(`blade-system/role/${grantDifferenceCall.path}`, grantDifferenceCall, {
    ...question,
  })) as GrantDifference;
