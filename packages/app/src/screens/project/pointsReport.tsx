import { pointsReport } from '../../features/kpi/unitReports.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

/** 网格员积分排名, by month. */
export const PointsReport = () => <ReportScreen report={pointsReport} />;
