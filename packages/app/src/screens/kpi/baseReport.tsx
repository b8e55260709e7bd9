import { baseReport } from '../../features/kpi/memberReports.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

/** 月度考核排名, by month. */
export const BaseReport = () => <ReportScreen report={baseReport} />;
