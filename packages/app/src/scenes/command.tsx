import { Scene } from '@lattice/ui/Scene';
import { useLingui } from '@lingui/react/macro';
import { SceneTools } from '../features/scene/SceneTools.tsx';
import { useSceneLook } from '../features/scene/useSceneLook.ts';
import { CommandAlarms } from '../panels/command/commandAlarms.tsx';
import { CommandDuty } from '../panels/command/commandDuty.tsx';
import { CommandEvents } from '../panels/command/commandEvents.tsx';
import { CommandFigures } from '../panels/command/commandFigures.tsx';
import { CommandJournal } from '../panels/command/commandJournal.tsx';
import { CommandMap } from '../panels/command/commandMap.tsx';
import { CommandPlan } from '../panels/command/commandPlan.tsx';
import { CommandWeather } from '../panels/command/commandWeather.tsx';

/** 综合指挥调度: what is wrong now, what is going on, and who is there to be sent. */
export function Command() {
  const { t } = useLingui();
  useSceneLook();
  return (
    <Scene
      title={t`综合指挥调度`}
      tools={<SceneTools />}
      alarm={<CommandAlarms />}
      left={
        <>
          <CommandEvents />
          <CommandPlan />
          <CommandFigures />
        </>
      }
      leftShares={[1, 'fit', 'fit']}
      rightShares={['fit', 1, 'fit']}
      right={
        <>
          <CommandDuty />
          <CommandJournal />
          <CommandWeather />
        </>
      }
    >
      <CommandMap />
    </Scene>
  );
}
