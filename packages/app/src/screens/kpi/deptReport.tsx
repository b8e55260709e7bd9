import { deptReport } from '../../features/kpi/unitReports.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

/** 部门考核统计, by month. */
export const DeptReport = () => <ReportScreen report={deptReport} />;
