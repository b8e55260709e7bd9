import { DeskScreen } from '../../features/desk/DeskScreen.tsx';
import { ratedEvents } from '../../features/event/desks.ts';

/** 事件评价: what was handled, to be rated. */
export const Evaluate = () => <DeskScreen desk={ratedEvents} />;
