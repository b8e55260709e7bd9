import { DeskScreen } from '../../features/desk/DeskScreen.tsx';
import { supervisedEvents } from '../../features/event/desks.ts';

/** 督办处理: the events that are hurried. */
export const Supervise = () => <DeskScreen desk={supervisedEvents} />;
