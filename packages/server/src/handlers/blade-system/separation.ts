import { separation } from '@lattice/api/resources/blade-system/separation';
import { handle } from '../../call/handle.ts';
import { prepareRoles } from '../../domain/separation/prepareRoles.ts';
import { separationState } from '../../domain/separation/separationState.ts';
import { askSwitch, decideSwitch, withdrawSwitch } from '../../domain/separation/switchSeparation.ts';

/** Answers of 三员分立. */
export const handlers = handle(separation, {
  state: separationState,
  prepare: prepareRoles,
  ask: askSwitch,
  withdraw: withdrawSwitch,
  decide: decideSwitch,
});
