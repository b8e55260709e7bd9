import { Scene } from '@lattice/ui/Scene';
import { useLingui } from '@lingui/react/macro';
import { SceneTools } from '../features/scene/SceneTools.tsx';
import { useSceneLook } from '../features/scene/useSceneLook.ts';
import { CommandAlarms } from '../panels/commandAlarms.tsx';
import { CommandDuty } from '../panels/commandDuty.tsx';
import { CommandEvents } from '../panels/commandEvents.tsx';
import { CommandFigures } from '../panels/commandFigures.tsx';
import { CommandJournal } from '../panels/commandJournal.tsx';
import { CommandMap } from '../panels/commandMap.tsx';
import { CommandPlan } from '../panels/commandPlan.tsx';
import { CommandWeather } from '../panels/commandWeather.tsx';

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
