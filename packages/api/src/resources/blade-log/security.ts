import { post } from '../../call.ts';
import { resource } from '../../resource.ts';

/** What came of a rule of the security check. */
export interface SecurityFinding {
  /** Name of the rule, such as `identity/dormant`. */
  id: string;
  /** Its area, in words; rules of an area follow each other. */
  area: string;
  /** What should be so. */
  title: string;
  /** `none`: the rule says nothing of this installation. */
  result: 'fail' | 'pass' | 'none';
  /** What was measured, and what to do where it is not right. */
  measured: string;
  remedy: string;
}

/** What the server found of itself at a moment, as ISO 8601. */
export interface SecurityReport {
  time: string;
  findings: readonly SecurityFinding[];
}

/** 安全检查: the installation judged by the rules of GB/T 22239 that software can show; the catalogue has none. */
export const security = resource('blade-log/security', {
  label: '安全检查',
  menu: { icon: 'iconfont iconicon_shield', sort: 7 },
  fields: {},
  calls: {
    /** Judges every rule now; who asked is on record. */
    check: post<void, SecurityReport>('check', 'query', {
      access: 'view',
      blank: { time: '', findings: [{ id: '', area: '', title: '', result: 'none', measured: '', remedy: '' }] },
    }),
  },
});
