import { get, post } from '../../call.ts';
import type { Id, Sensitivity } from '../../field.ts';
import { resource } from '../../resource.ts';

/** A role that may see values in the clear, and how many people have it. */
export interface ClearRole {
  roleName: string;
  count: number;
}

/** A register that keeps sensitive values of people. */
export interface PersonalRegister {
  path: string;
  /** Label of its definition. */
  label: string;
  rows: number;
  /** Its fields by label in the language of the one who asks. */
  fields: readonly { label: string; sensitive: Sensitivity }[];
  /** Who sees all values in the clear. */
  plain: readonly ClearRole[];
  /** Who sees single values in the clear, each with a reason on record. */
  reveal: readonly ClearRole[];
}

/** A rule by which the server deletes old records. */
export interface RetentionRule {
  id: string;
  title: string;
  /** Path of the register whose records are deleted; '' for logs and messages of the server. */
  path: string;
  /** Parameter that says the months; '' where they cannot be changed. */
  parameter: string;
  /** For how long records are kept, in months; 0 keeps them. */
  months: number;
  rows: number;
  /** How many the next run would delete. */
  due: number;
}

/** What an installation keeps of people. */
export interface PersonalOverview {
  registers: readonly PersonalRegister[];
  retention: readonly RetentionRule[];
}

/** What would be deleted if records were kept for so many months. */
export interface RetentionTrial {
  due: number;
  /** Days of the oldest and the latest of them, yyyy-MM-dd; '' for none. */
  oldest: string;
  latest: string;
}

/** What a register keeps of one person, each record as labels and values in the language of the one who asks. */
export interface PersonSection {
  path: string;
  label: string;
  records: readonly { id: string; facts: readonly { label: string; value: string }[] }[];
}

/** What all registers that somebody may read keep of one person. */
export interface PersonFile {
  /** Number of the entry in the audit log. */
  number: string;
  sections: readonly PersonSection[];
  /** Labels of registers that may keep something too, but are not open to whoever asks. */
  closed: readonly string[];
}

/** 个人信息保护: what is kept of people, why, who sees it in the clear, and when it is deleted. */
export const privacy = resource('blade-log/privacy', {
  label: '个人信息保护',
  menu: { icon: 'iconfont iconicon_shield', sort: 10 },
  fields: {},
  calls: {
    overview: get<void, PersonalOverview>('overview', {
      blank: {
        registers: [
          {
            path: '',
            label: '',
            rows: 0,
            fields: [{ label: '' }],
            plain: [{ roleName: '', count: 0 }],
            reveal: [{ roleName: '', count: 0 }],
          },
        ],
        retention: [{ id: '', title: '', path: '', parameter: '', months: 0, rows: 0, due: 0 }],
      },
    }),
    /** Counts what a rule would delete with other months; deletes nothing. */
    tryRetention: get<{ id: string; months: number }, RetentionTrial>('try-retention', {
      blank: { due: 0, oldest: '', latest: '' },
    }),
    /** Gives what is kept of the person of an identity number or of an account, for a reason on record. */
    personFile: post<{ idCard?: string; userId?: Id; reason: string }, PersonFile>('person-file'),
  },
});
