import { DeskScreen } from '../../features/desk/DeskScreen.tsx';
import { onlineMembers } from '../../features/onDuty/desk.ts';

/** 在线人员: who is on duty now, with the time of the last position. */
export const Online = () => <DeskScreen desk={onlineMembers} />;
