import { workReport } from '../../features/kpi/memberReports.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

/** 网格员工作统计, by month. */
export const WorkReport = () => <ReportScreen report={workReport} />;
