import { type KpiSettings, kpiKey, kpiStandards, scoreWeights } from '@lattice/api/kpiRules';
import { parameters } from '@lattice/api/parameters';
import type { Sql } from '../../db/Database.ts';

/** By what a tenant judges its months now; what is not set, or cannot be read, is as by default. */
export async function kpiSettingsOf(sql: Pick<Sql, 'query'>, tenantId: string): Promise<KpiSettings> {
  const { rows } = await sql.query<{ key: string; value: string }>(
    `select param_key as key, trim(coalesce(param_value, '')) as value from blade_system_param
      where tenant_id = $1 and param_key like 'kpi.%' and is_deleted = 0`,
    [tenantId],
  );
  const set = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    Object.entries(kpiStandards).map(([setting, standard]) => {
      const key = kpiKey(setting);
      const { min = 0, max = 0 } = parameters[key]?.field ?? {};
      const value = set.get(key) ?? '';
      const said = Number(value);
      return [setting, value !== '' && Number.isInteger(said) && said >= min && said <= max ? said : standard];
    }),
  ) as Record<keyof typeof kpiStandards, number>;
}

/** Keeps the shares of the scores with the assessments of a month that are open, or with one that has none. */
export const keepWeights = async (
  sql: Sql,
  settings: KpiSettings,
  of: { tenantId: string; month: string } | { id: string },
): Promise<void> => {
  const weights = JSON.stringify(scoreWeights(settings));
  await ('id' in of
    ? sql.query(
        'update kpi_gridmemberbaseassess set score_weights = $2::jsonb where id = $1 and score_weights is null',
        [of.id, weights],
      )
    : sql.query(
        `update kpi_gridmemberbaseassess set score_weights = $3::jsonb
          where tenant_id = $1 and assess_month = $2 and assess_status = '0' and is_deleted = 0`,
        [of.tenantId, of.month, weights],
      ));
};
