import { lazyPart } from '@lattice/ui/lazyPart';
import { eventReport } from '../../features/kpi/memberReports.ts';
import { ReportScreen } from '../../features/report/ReportScreen.tsx';

const CategoryShares = lazyPart(async () => (await import('../../features/kpi/CategoryShares.tsx')).CategoryShares);

/** 网格员事件统计, by month, with the shares of the categories below. */
export const EventReport = () => <ReportScreen report={eventReport} below={CategoryShares} />;
