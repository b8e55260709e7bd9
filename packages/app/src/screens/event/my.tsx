import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { Trans } from '@lingui/react/macro';
import { Siren } from 'lucide-react';
import { DeskScreen } from '../../features/desk/DeskScreen.tsx';
import { myEvents } from '../../features/event/desks.ts';
import { useGo } from '../../navigation/Address.tsx';

/** 我的事件: the events that the person reported, and the way to report one. */
export function My() {
  const go = useGo();
  return (
    <DeskScreen
      desk={myEvents}
      actions={
        <Button variant="primary" icon={<Icon of={Siren} />} onPress={() => go('/event/report')}>
          <Trans>上报事件</Trans>
        </Button>
      }
    />
  );
}
