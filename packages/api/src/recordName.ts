import type { Resource } from './resource.ts';

/** What one record of a register is called, in the source language. */
export const recordName = ({ label, recordName: own = label }: Pick<Resource, 'label' | 'recordName'>): string => own;
