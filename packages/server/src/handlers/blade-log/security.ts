import { security } from '@lattice/api/resources/blade-log/security';
import { handle } from '../../call/handle.ts';
import { securityReport } from '../../domain/security/securityReport.ts';

/** Answers of 安全检查. */
export const handlers = handle(security, { check: async (_, context) => securityReport(context) });
