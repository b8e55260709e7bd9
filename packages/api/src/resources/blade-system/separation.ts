import { get, post } from '../../call.ts';
import type { Id } from '../../field.ts';
import { readAnswer } from '../../readAnswer.ts';
import { partOrNull } from '../../readPart.ts';
import { resource } from '../../resource.ts';

/** The three administrators that are kept apart. */
export const mandates = ['system', 'security', 'audit'] as const;

/** What one of the three administrators is charged with. */
export type Mandate = (typeof mandates)[number];

/** Aliases of the roles that carry a mandate. */
export const mandateRoles: Readonly<Record<Mandate, string>> = {
  system: 'sysadmin',
  security: 'secadmin',
  audit: 'auditor',
};

/** The role of a mandate with the people who can sign in with it. */
export interface MandateRole {
  mandate: Mandate;
  /** '' where the tenant has no such role. */
  roleId: Id;
  roleName: string;
  /** Accounts with their names. */
  people: readonly string[];
}

/** How far the three administrators of a tenant are kept apart, and what the person may do about it. */
export interface SeparationState {
  isOn: boolean;
  /** When it was switched on or off, ISO 8601; '' for never. */
  since: string;
  /** What one of them asked for and another has to confirm; null for nothing. */
  request: { isOn: boolean; by: string; time: string } | null;
  roles: readonly MandateRole[];
  /** Why it cannot be switched on, in the language of the one who asks. */
  obstacles: readonly string[];
  /** Roles with rights of the administrators beside the three, which are not in force while it is on. */
  bound: readonly string[];
  /** One's own mandate while it is on: '' off, `none` for everybody else. */
  mandate: Mandate | 'none' | '';
  /** What the person may do now. */
  may: readonly ('prepare' | 'ask' | 'withdraw' | 'decide')[];
}

/** 三员分立: system, security and audit administrator, none of whom can do the work of another; the catalogue has none. */
export const separation = resource('blade-system/separation', {
  label: '三员分立',
  menu: { icon: 'iconfont iconicon_safety', sort: 3, group: 'permissions' },
  fields: {},
  calls: {
    state: get<void, SeparationState>('state', {
      blank: {
        isOn: false,
        since: '',
        request: partOrNull<NonNullable<SeparationState['request']>>({ isOn: false, by: '', time: '' }),
        roles: (value) =>
          (readAnswer(value, [{ roleId: '', roleName: '', people: [''] }]) as MandateRole[]).filter(({ mandate }) =>
            mandates.includes(mandate),
          ),
        obstacles: [''],
        bound: [''],
        mandate: '',
        may: [],
      },
    }),
    /** Makes the three roles with their rights, as far as they are missing. */
    prepare: post('prepare', 'query', { access: { permission: 'prepare' } }),
    /** The system administrator asks to switch it on or off. */
    ask: post<{ isOn: 0 | 1 }>('ask', 'query', { access: { permission: 'ask' } }),
    /** Takes the request back. */
    withdraw: post('withdraw', 'query', { access: { permission: 'ask' } }),
    /** The security administrator confirms or refuses what was asked for. */
    decide: post<{ agrees: 0 | 1 }>('decide', 'query', { access: { permission: 'decide' } }),
  },
});
