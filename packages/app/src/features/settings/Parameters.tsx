import type { Parameter } from '@lattice/api/parameters';
import type { Resource } from '@lattice/api/resource';
import { Tabs } from '@lattice/ui/Tabs';
import { useLingui } from '@lingui/react/macro';
import { RegisterTable } from '../register/RegisterTable.tsx';
import { ParameterPage } from './ParameterPage.tsx';

const isRegister = (path: string): path is Parameter['register'] =>
  path === 'blade-system/param' || path === 'systemset/parameter';

/** Parameters as settings, and as the plain list that holds every key. */
export function Parameters({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { path } = definition;
  const list = { id: 'list', label: t`参数列表`, content: <RegisterTable definition={definition} /> };
  const items = isRegister(path)
    ? [list, { id: 'settings', label: t`设置`, content: <ParameterPage definition={{ ...definition, path }} /> }]
    : [list];
  return <Tabs label={t`参数`} items={items} />;
}
