import { scalefactorgroupresult } from '@lattice/api/resources/psychological/scalefactorgroupresult';
import { handle } from '../../call/handle.ts';
import { refusePartsOfAnswered } from '../../domain/psychology/refuseAnswered.ts';
import { linkTableCalls } from '../../table/write/linkTableCalls.ts';

/** Answers of 因子结果定义: those of a scale that was answered stay as they are. */
export const handlers = handle(
  scalefactorgroupresult,
  linkTableCalls(scalefactorgroupresult, refusePartsOfAnswered('psychological_scalefactorgroupresult')),
);
