import { DeskScreen } from '../../features/desk/DeskScreen.tsx';
import { delayedEvents } from '../../features/event/desks.ts';

/** 延期处理: the requests for more time. */
export const Delay = () => <DeskScreen desk={delayedEvents} />;
