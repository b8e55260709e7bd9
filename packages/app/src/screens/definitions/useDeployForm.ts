import { tenant } from '@lattice/api/resources/blade-system/tenant';
import type { FormField, FormSources } from '@lattice/ui/Form';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../../queryClient.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { formSourcesIn } from '../plain/formSources.ts';
import { useFlowCategories } from '../process/useFlowCategories.ts';
import type { Texts } from './FormDialog.tsx';

/** What is asked before a process is deployed. */
export interface DeployForm {
  fields: readonly FormField[];
  values: Texts;
  sources: FormSources;
  /** As what and to whom, as the server takes it. */
  targetOf: (values: Texts) => { category: string; tenantIds: string };
}

/** The tenant that looks after all others, and so alone deploys for others than itself. */
const PLATFORM = '000000';
const [CATEGORY, MODE, TENANTS] = ['flow category', 'flow mode', 'flow tenants'] as const;
const MINUTE = 60_000;

const tenants = () => queryClient.fetchQuery({
  queryKey: ['rows', tenant.path, 'choices'],
  queryFn: async () => (await client(tenant).page({ current: 1, size: 200 })).records.map(({ tenantId, tenantName }) => ({ value: tenantId, label: tenantName })),
  staleTime: MINUTE,
});

/** The category of a process and who gets it: of those who are not of the platform, their own tenant. */
export function useDeployForm(): DeployForm {
  const { t, i18n } = useLingui();
  const { options } = useFlowCategories();
  const own = useSnapshot(session).user?.tenant_id ?? '';
  const isPlatform = own === PLATFORM;
  return useMemo(() => {
    const modes = [{ value: '1', label: t`通用：所有租户` }, { value: '2', label: t`定制：指定租户` }];
    const whom: FormField[] = [
      { name: 'mode', label: t`流程模式`, kind: 'dict', dict: MODE, input: 'radio', required: true },
      { name: 'tenants', label: t`所属租户`, kind: 'multidict', dict: TENANTS, required: true, showIf: { field: 'mode', in: ['2'] } },
    ];
    const usual = formSourcesIn(i18n.locale);
    return {
      fields: [{ name: 'category', label: t`流程类型`, kind: 'dict', dict: CATEGORY, required: true, help: t`流程类型决定发起时填写哪张表单。` }, ...(isPlatform ? whom : [])],
      values: { category: options.length === 1 ? (options[0]?.value ?? '') : '', mode: '1', tenants: '' },
      sources: { ...usual, options: async (code) => (code === CATEGORY ? options : code === MODE ? modes : code === TENANTS ? tenants() : usual.options(code)) },
      targetOf: ({ category = '', mode, tenants: chosen = '' }) => ({ category, tenantIds: isPlatform ? (mode === '2' ? chosen : '') : own }),
    };
  }, [i18n.locale, isPlatform, options, own, t]);
}
