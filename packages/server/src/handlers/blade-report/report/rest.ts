import { reportFile } from '@lattice/api/resources/blade-report/report/rest';
import { handle } from '../../../call/handle.ts';
import { takeReportFile } from '../../../domain/reports/takeReportFile.ts';

/** Answers of 报表. */
export const handlers = handle(reportFile, { upload: takeReportFile });
