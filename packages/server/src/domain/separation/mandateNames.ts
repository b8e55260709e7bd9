import type { Mandate } from '@lattice/api/resources/blade-system/separation';
import { type MessageDescriptor, say } from '../../words/say.ts';

/** What the roles of the mandates are called. */
export const mandateNames: Readonly<Record<Mandate, MessageDescriptor>> = {
  system: say`系统管理员`,
  security: say`安全管理员`,
  audit: say`审计管理员`,
};
