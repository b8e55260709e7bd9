import type { Resource } from '@lattice/api/resource';
import { work } from '@lattice/api/resources/blade-flow/work';
import { Alert } from '@lattice/ui/Alert';
import { Link } from '@lattice/ui/Link';
import { useLingui } from '@lingui/react/macro';
import { useTodos } from '../todo/useTodos.ts';

/** The task that the person has about a record, with the way to it; nothing where there is none. */
function OwnTask({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useTodos();
  const task = data?.items.find(({ path, link }) => path === work.path && link.endsWith(`/${id}`));
  if (task === undefined) return null;
  const { link, title } = task;
  return <Alert action={<Link href={link}>{t`去办理`}</Link>}>{t`等您办理：${title}`}</Alert>;
}

/** The way from a record to the task of its process, in registers whose records are decided by one. */
export function RecordTask({ definition, id }: { definition: Resource; id: string }) {
  return Object.hasOwn(definition.calls, 'startFlow') ? <OwnTask id={id} /> : null;
}
