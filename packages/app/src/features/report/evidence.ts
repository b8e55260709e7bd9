import type { Evidence } from './Report.ts';

/** The address of the list behind a figure, or of what it names. */
export const evidenceAddress = (evidence: Evidence | string): string =>
  typeof evidence === 'string'
    ? evidence
    : `/${evidence.of}?${new URLSearchParams({ where: JSON.stringify(['and', ...evidence.proofs]) }).toString()}`;
