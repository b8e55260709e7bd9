import { taskReport } from '../../features/kpi/unitReports.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

/** 任务办理统计, by month. */
export const TaskReport = () => <ReportScreen report={taskReport} />;
