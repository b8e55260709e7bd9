import { patrolReport } from '../../features/kpi/unitReports.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

/** 巡查任务统计, by month. */
export const PatrolReport = () => <ReportScreen report={patrolReport} />;
