import { eventReport } from '../../features/kpi/memberReports.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

/** 网格员事件统计, by month. */
export const EventReport = () => <ReportScreen report={eventReport} />;
