import { scanReport } from '../../features/kpi/unitReports.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

/** 扫码统计, by month. */
export const Statistics = () => <ReportScreen report={scanReport} />;
