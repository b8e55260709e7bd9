import { Badge } from '@lattice/ui/Badge';
import { Icon } from '@lattice/ui/Icon';
import { BarButton } from '@lattice/ui/TopBar';
import { useLingui } from '@lingui/react/macro';
import { ListTodo } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { HOME } from '../../navigation/Page.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { session } from '../../session/session.ts';
import { useTodoRenewal, useTodos } from './useTodos.ts';
import { useGo } from '../../navigation/Address.tsx';

const TASKS = '/work/todo';

function Counter({ to }: { to: string }) {
  const { t } = useLingui();
  const go = useGo();
  useTodoRenewal();
  const { data: { total, overdue } = { total: 0, overdue: 0 } } = useTodos();
  const words = overdue > 0 ? t`${total} 项待办，${overdue} 项已超期` : t`${total} 项待办`;
  return (
    <BarButton label={t`待办事务`} onPress={() => go(to)}>
      <Badge count={total} label={words}>
        <Icon of={ListTodo} />
      </Badge>
    </BarButton>
  );
}

/**
 * How much waits for the person, on the top bar; the way to it. On a server that counts tasks of processes alone,
 * nothing for those whose menu has no such list.
 */
export function TodoCount() {
  const { abilities } = useSnapshot(session);
  const { data: menu = [] } = useMenu();
  if (abilities.includes('desk')) return <Counter to={HOME} />;
  return trailTo(menu, TASKS).length > 0 ? <Counter to={TASKS} /> : null;
}
