import type { SecurityFinding, SecurityReport } from '@lattice/api/resources/blade-log/security';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { audit } from '../../table/audit.ts';
import { localize } from '../../words/localize.ts';
import { areas } from './areas.ts';
import { loadRules } from './loadRules.ts';
import type { Measure } from './SecurityRule.ts';

/** Judges every rule now, one after the other, in the words of the person; the look is on record. */
export async function securityReport(context: Context): Promise<SecurityReport> {
  const { db, now, language } = context;
  const measure: Measure = { context, tenantId: personOf(context).tenantId, node: process.versions.node };
  const findings: SecurityFinding[] = [];
  for (const { id, area, title, remedy, judge } of await loadRules()) {
    const { result, measured } = await judge(measure);
    findings.push({
      id,
      area: localize(areas[area], language),
      title: localize(title, language),
      result,
      measured: localize(measured, language),
      remedy: localize(remedy, language),
    });
  }
  const failed = findings.filter(({ result }) => result === 'fail').length;
  await db.tx((sql) =>
    audit(sql, context, {
      action: 'security-check',
      path: 'blade-log/security',
      changes: { failed: { after: failed } },
    }),
  );
  return { time: now().toISOString(), findings };
}
