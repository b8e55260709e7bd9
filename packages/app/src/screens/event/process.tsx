import { DeskScreen } from '../../features/desk/DeskScreen.tsx';
import { waitingEvents } from '../../features/event/desks.ts';

/** 待办事件: the events that wait for the person. */
export const Process = () => <DeskScreen desk={waitingEvents} />;
