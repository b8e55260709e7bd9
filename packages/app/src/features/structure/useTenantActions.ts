import { permissionCode } from '@lattice/api/resource';
import { tenant } from '@lattice/api/resources/blade-system/tenant';
import type { CrudAction, CrudRow } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Database, Package, Settings2 } from 'lucide-react';
import { useMemo } from 'react';
import { errorText } from '../../base/errorText.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { useCodes } from '../../session/useCodes.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What can be set of tenants beside their names: quota and end, package, data source. */
export function useTenantActions(): readonly CrudAction[] {
  const { t } = useLingui();
  const say = useTranslator();
  const codes = useCodes();
  return useMemo(() => {
    const { accountNumber, expireTime, packageId, datasourceId } = tenant.fields;
    const done = async (call: Promise<unknown>, word: string) => {
      try {
        await call;
      } catch (error) {
        throw new Error(errorText(error), { cause: error });
      }
      toast.success(word);
      await queryClient.invalidateQueries({ queryKey: ['rows', tenant.path] });
    };
    const first = (rows: readonly CrudRow[]) => (rows.length === 1 ? rows[0] : undefined);
    const actions: (CrudAction & { needs: string })[] = [
      {
        id: 'setting',
        needs: 'setting',
        label: t`租户配置`,
        icon: Settings2,
        scope: ['row', 'batch'],
        confirm: () => ({
          title: t`租户配置`,
          action: t`保存`,
          children: t`账号额度为 -1 时不限。过期后，该租户的人员不能登录。`,
        }),
        ask: (rows) =>
          Promise.resolve({
            fields: formFields({ accountNumber, expireTime }, say),
            values: {
              accountNumber: first(rows)?.accountNumber ?? -1,
              expireTime: textOf(first(rows)?.expireTime),
            },
          }),
        run: (rows, { values }) =>
          done(
            client(tenant).setting({
              ids: rows.map(({ id }) => id).join(','),
              accountNumber: Number(values.accountNumber ?? -1),
              expireTime: textOf(values.expireTime),
            }),
            t`已保存租户配置`,
          ),
      },
      {
        id: 'package',
        needs: 'package-setting',
        label: t`产品包配置`,
        icon: Package,
        scope: 'row',
        confirm: () => ({ title: t`产品包配置`, action: t`保存` }),
        ask: async ([row]) => {
          const { id = '', packageName = '' } = await client(tenant).packageDetail({ tenantId: row?.id ?? '' });
          return {
            fields: formFields({ packageId: { ...packageId, required: true } }, say),
            values: { packageId: textOf(id), packageIdName: textOf(packageName) },
          };
        },
        run: ([row], { values }) =>
          done(
            client(tenant).packageSetting({ tenantId: row?.id ?? '', packageId: textOf(values.packageId) }),
            t`已保存产品包配置`,
          ),
      },
      {
        id: 'datasource',
        needs: 'datasource',
        label: t`数据源配置`,
        icon: Database,
        scope: 'row',
        confirm: () => ({
          title: t`数据源配置`,
          action: t`保存`,
          children: t`不选择数据源时，使用平台自己的数据库。`,
        }),
        ask: ([row]) =>
          Promise.resolve({
            fields: formFields({ datasourceId }, say),
            values: { datasourceId: textOf(row?.datasourceId) },
          }),
        run: ([row], { values }) =>
          done(
            client(tenant).datasource({ tenantId: row?.id ?? '', datasourceId: textOf(values.datasourceId) }),
            t`已保存数据源配置`,
          ),
      },
    ];
    return actions
      .filter(({ needs }) => codes?.has(permissionCode(tenant, needs)) === true)
      .map(({ needs: _needs, ...action }) => action);
  }, [codes, say, t]);
}
