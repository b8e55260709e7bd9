import { type Page, get, post, blankPage } from '../../call.ts';
import type { Id } from '../../field.ts';
import { resource } from '../../resource.ts';

/** What was removed in one go and can be brought back: a record with what went with it. */
export interface Removal {
  /** Under which it is brought back. */
  id: Id;
  /** Path of the register, and what it is called. */
  path: string;
  register: string;
  /** Names of the first few records, masked as in their list. */
  names: readonly string[];
  /** Records of the register, and those of others that went with them. */
  count: number;
  followers: number;
  /** Who removed it, and when: yyyy-MM-dd HH:mm:ss. */
  userName: string;
  time: string;
  /** The person who asks removed it. */
  isOwn: boolean;
}

/** A role that destroys what others removed, with a few of the people who have it. */
export interface Purger {
  roleName: string;
  names: readonly string[];
}

/** What is looked for in the recycle bin. */
export interface RemovalQuery {
  current?: number;
  size?: number;
  /** Path of a register. */
  path?: string;
  /** 1 for what the person removed. */
  own?: 0 | 1;
}

/** 回收站: what was removed from all registers; ours, since the catalogue has none. */
export const recycle = resource('blade-desk/recycle', {
  label: '回收站',
  menu: { icon: 'iconfont iconicon_folder', sort: 90 },
  fields: {},
  calls: {
    /**
     * What the person may bring back, the latest first: the own removals, and those of others from registers that the
     * person sees whole.
     */
    page: get<RemovalQuery, Page<Removal>>('page', {
      blank: blankPage({
        id: '',
        path: '',
        register: '',
        names: [''],
        count: 0,
        followers: 0,
        userName: '',
        time: '',
        isOwn: false,
      }),
    }),
    /** Registers from which something can be brought back, by path. */
    registers: get<void, { path: string; register: string }[]>('registers', { blank: [{ path: '', register: '' }] }),
    /** The roles that destroy what others removed, those that somebody holds. */
    purgers: get<void, Purger[]>('purgers', { blank: [{ roleName: '', names: [''] }] }),
    /** Brings back everything that went in one go. */
    bringBack: post<{ id: Id }, { restored: number }>('bring-back', 'query', { access: 'view' }),
    /** Destroys it for good; for somebody else than who removed it. */
    purge: post<{ id: Id }, { purged: number }>('purge', 'query'),
  },
});
