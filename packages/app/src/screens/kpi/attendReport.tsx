import { attendReport } from '../../features/kpi/attendReport.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

/** 考勤考核排名, by month. */
export const AttendReport = () => <ReportScreen report={attendReport} />;
