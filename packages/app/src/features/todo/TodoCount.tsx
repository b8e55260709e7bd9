import { Badge } from '@lattice/ui/Badge';
import { Icon } from '@lattice/ui/Icon';
import { BarButton } from '@lattice/ui/TopBar';
import { useLingui } from '@lingui/react/macro';
import { ListTodo } from 'lucide-react';
import { useNavigate } from 'react-router';
import { trailTo } from '../../navigation/MenuEntry.ts';
import { useMenu } from '../../navigation/useMenu.ts';
import { useTodoCount } from './useTodoCount.ts';

const TODO = '/work/todo';

function Counter() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: { total, isOverdue } = { total: 0, isOverdue: false } } = useTodoCount();
  const words = isOverdue ? t`${total} 项待办，有任务已超期` : t`${total} 项待办`;
  return (
    <BarButton label={t`待办事务`} onPress={() => void navigate(TODO)}>
      <Badge count={total} label={words}>
        <Icon of={ListTodo} />
      </Badge>
    </BarButton>
  );
}

/** How many tasks wait for the person, on the top bar; the way to them. Nothing for those whose menu has no such list. */
export function TodoCount() {
  const { data: menu = [] } = useMenu();
  return trailTo(menu, TODO).length > 0 ? <Counter /> : null;
}
