import { tenant } from '@lattice/api/resources/blade-system/tenant';
import type { FormField, FormSources } from '@lattice/ui/Form';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../../session/queryClient.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { useFlowCategories } from '../process/list/useFlowCategories.ts';
import { useStartable } from '../process/start/useStartable.ts';
import { categoryChoices } from './categoryChoices.ts';
import type { Texts } from './FormDialog.tsx';

/** What is asked before a process is deployed. */
export interface DeployForm {
  fields: readonly FormField[];
  values: Texts;
  sources: FormSources;
  /** Whether the choices are known; before, the form would keep too few of them. */
  isKnown: boolean;
  /** As what and to whom, as the server takes it. */
  targetOf: (values: Texts) => { category: string; tenantIds: string };
}

/** The tenant that looks after all others, and so alone deploys for others than itself. */
const PLATFORM = '000000';
const [CATEGORY, MODE, TENANTS] = ['flow category', 'flow mode', 'flow tenants'] as const;
const MINUTE = 60_000;

const tenants = () =>
  queryClient.fetchQuery({
    queryKey: ['rows', tenant.path, 'choices'],
    queryFn: async () =>
      (await client(tenant).page({ current: 1, size: 200 })).records.map(({ tenantId, tenantName }) => ({
        value: tenantId,
        label: tenantName,
      })),
    staleTime: MINUTE,
  });

/** The category of a process and who gets it: of those who are not of the platform, their own tenant. */
export function useDeployForm(): DeployForm {
  const { t, i18n } = useLingui();
  const { options, isKnown: areListed } = useFlowCategories();
  const formOf = useStartable();
  const own = useSnapshot(session).user?.tenant_id ?? '';
  const isPlatform = own === PLATFORM;
  return useMemo(() => {
    const modes = [
      { value: '1', label: t`通用：所有租户` },
      { value: '2', label: t`定制：指定租户` },
    ];
    const whom: FormField[] = [
      { name: 'mode', label: t`流程模式`, kind: 'dict', dict: MODE, input: 'radio', required: true },
      {
        name: 'tenants',
        label: t`所属租户`,
        kind: 'multidict',
        dict: TENANTS,
        required: true,
        showIf: { field: 'mode', in: ['2'] },
      },
    ];
    const hasForm = (category: string) => formOf(category).isThere;
    const usual = formSourcesIn(i18n.locale);
    const formless = options.filter(({ value }) => hasForm(value) === false);
    const others = options.filter(({ value }) => hasForm(value) === true);
    const choices = categoryChoices(options, hasForm, t`没有申请表单，不能发起`);
    const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(others.map(({ label }) => label));
    const warning: FormField = {
      name: 'formless',
      label: t`注意`,
      kind: 'longtext',
      readonly: true,
      showIf: { field: 'category', in: formless.map(({ value }) => value) },
    };
    const fields: FormField[] = [
      {
        name: 'category',
        label: t`流程类型`,
        kind: 'dict',
        dict: CATEGORY,
        required: true,
        help: t`流程类型决定发起时填写哪张表单。`,
      },
      ...(formless.length > 0 ? [warning] : []),
      ...(isPlatform ? whom : []),
    ];
    return {
      isKnown: areListed && options.every(({ value }) => hasForm(value) !== undefined),
      fields,
      values: {
        category: options.length === 1 ? (options[0]?.value ?? '') : '',
        mode: '1',
        tenants: '',
        formless:
          others.length === 0
            ? t`这个类型没有申请表单：部署后没有人能发起。请先在字典管理中，给流程类型（flow）的备注填写表单标识。`
            : t`这个类型没有申请表单：部署后没有人能发起。请改选有表单的类型：${names}。`,
      },
      sources: {
        ...usual,
        options: async (code: string) =>
          code === CATEGORY ? choices : code === MODE ? modes : code === TENANTS ? tenants() : usual.options(code),
      },
      targetOf: ({ category = '', mode, tenants: chosen = '' }: Texts) => ({
        category,
        tenantIds: isPlatform ? (mode === '2' ? chosen : '') : own,
      }),
    };
  }, [areListed, formOf, i18n.locale, isPlatform, options, own, t]);
}
