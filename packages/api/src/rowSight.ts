import { type Call, get } from './call.ts';
import type { Id } from './field.ts';
import { readAnswer } from './readAnswer.ts';
import type { Transport } from './bind.ts';

/** A rule of a role, as 数据权限 keeps it. */
export interface SightRule {
  scopeName: string;
  scopeType: string;
  scopeColumn: string;
  scopeValue: string;
}

/** What one role of a person shows of a register. */
export interface RoleSight {
  roleName: string;
  /** Whether it lets the person open the register at all. */
  opens: boolean;
  /** The rules of which any shows a row; null where it shows all rows. */
  rules: readonly SightRule[] | null;
  /** Number of rows that it shows by itself. */
  seen: number;
  /** Whether it shows the record that was asked for. */
  showsRecord?: boolean;
}

/** What a person sees of a register, as the server judges it. */
export interface Sight {
  /** Whether the person may open the register. */
  opens: boolean;
  /** Number of rows that the person sees. */
  seen: number;
  /** Number of all rows. */
  total: number;
  /** Whether the person sees the record that was asked for. */
  seesRecord?: boolean;
  roles: readonly RoleSight[];
}

/** Whom and what to tell about. */
export interface SightQuestion {
  userId: Id;
  /** Path of the register, such as `source/houseinfo`. */
  path: string;
  recordId?: Id;
}

/** A permission on a register, and how a person stands with it. */
export interface HeldButton {
  code: string;
  /** What it is called in the menu. */
  name: string;
  /** Names of the person's roles that give it; none where the person lacks it. */
  roles: readonly string[];
  /** Names of the roles that can give it: they hold it and may grant. */
  givers: readonly string[];
}

/** The buttons of a register as a person has them. */
export interface ButtonSight {
  buttons: readonly HeldButton[];
  /** The roles that can give anything, with how many people have them and the first few by name. */
  givers: readonly { roleName: string; count: number; names: readonly string[] }[];
}

/** What a rule would show to a person. */
export interface ScopePreview {
  seen: number;
  total: number;
  /** Names of at most ten rows. */
  names: readonly string[];
}

/** A rule before it is saved, and whom to show it for; oneself without `userId`. */
export interface ScopeQuestion extends Omit<SightRule, 'scopeName'> {
  menuId: Id;
  userId?: Id;
}

/**
 * What a person sees of a register, and by which role and rule; stands below the accounts. Only our own server answers
 * it.
 */
export const sightCall: Call<SightQuestion, Sight> = get('sight', {
  access: { permission: 'grant' },
  blank: {
    opens: false,
    seen: 0,
    total: 0,
    roles: [
      {
        roleName: '',
        opens: false,
        rules: (value) =>
          Array.isArray(value)
            ? (readAnswer(value, [{ scopeName: '', scopeType: '', scopeColumn: '', scopeValue: '' }]) as SightRule[])
            : null,
        seen: 0,
      },
    ],
  },
});

/**
 * Which buttons of a register a person has, by which role, and who can give those that are missing; stands below the
 * accounts. Only our own server answers it.
 */
export const buttonSightCall: Call<Omit<SightQuestion, 'recordId'>, ButtonSight> = get('button-sight', {
  access: { permission: 'grant' },
  blank: {
    buttons: [{ code: '', name: '', roles: [''], givers: [''] }],
    givers: [{ roleName: '', count: 0, names: [''] }],
  },
});

/** What a rule would show; stands below the data scopes. Only our own server answers it. */
export const previewCall: Call<ScopeQuestion, ScopePreview> = get('preview', {
  access: 'save',
  blank: { seen: 0, total: 0, names: [''] },
});

/** Asks what a person sees of a register. */
export const rowSight = async (transport: Transport, question: SightQuestion): Promise<Sight> =>
  (await transport.send(`blade-user/${sightCall.path}`, sightCall, { ...question })) as Sight;

/** Asks which buttons of a register a person has, and who can give the others. */
export const buttonSight = async (
  transport: Transport,
  question: Omit<SightQuestion, 'recordId'>,
): Promise<ButtonSight> =>
  (await transport.send(`blade-user/${buttonSightCall.path}`, buttonSightCall, { ...question })) as ButtonSight;

/** Asks what a rule would show. */
export const scopePreview = async (transport: Transport, question: ScopeQuestion): Promise<ScopePreview> =>
  (await transport.send(`blade-system/data-scope/${previewCall.path}`, previewCall, { ...question })) as ScopePreview;
