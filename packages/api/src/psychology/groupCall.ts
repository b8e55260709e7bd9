import type { SendOptions, Transport } from '../bind.ts';
import { type Call, get } from '../call.ts';
import type { Id } from '../field.ts';
import { numberOrNull } from '../readPart.ts';

/** The fewest people whose figures are told together. */
export const FEWEST_PEOPLE = 5;

/** Figures of one group: everybody, people of one kind, or those of one department. */
export interface ScaleGroup {
  /** '' for everybody, the key of `psy_source_type`, or both ids with a dot between them for a department. */
  id: string;
  /** Key of the dictionary `psy_source_type`; '' for everybody. */
  sourceType: string;
  /** Name of the department; '' for everybody and for people of a kind. */
  deptName: string;
  people: number;
  /** People by the key of the dictionary `psy_result_level`. */
  levels: readonly { level: string; people: number }[];
  /** Means of the factors, and the norm that they are held against; `mean` is null where somebody lacks the factor. */
  factors: readonly { name: string; isTotal: boolean; mean: number | null; norm: number | null }[];
}

/** Figures of a scale in a quarter, and what else may be asked. */
export interface ScaleGroups {
  hmid: Id;
  /** `yyyy-Qn`; '' where no scale has figures. */
  quarter: string;
  /** When the figures were fixed; '' where there are none. */
  made: string;
  groups: readonly ScaleGroup[];
  /** Scales with the quarters that are fixed, the last one first. */
  choices: readonly { hmid: Id; scaleName: string; quarters: readonly string[] }[];
}

/**
 * Figures of groups of at least five people, fixed once a quarter is over; the last quarter of the first scale where
 * nothing is asked for. Our own server alone answers it.
 */
export const groupsCall: Call<{ hmid?: Id; quarter?: string }, ScaleGroups> = get('groups', {
  blank: {
    hmid: '',
    quarter: '',
    made: '',
    groups: [
      {
        id: '',
        sourceType: '',
        deptName: '',
        people: 0,
        levels: [{ level: '', people: 0 }],
        factors: [{ name: '', isTotal: false, mean: numberOrNull, norm: numberOrNull }],
      },
    ],
    choices: [{ hmid: '', scaleName: '', quarters: [''] }],
  },
});

/** Asks for the figures of groups. */
export const groupsOf = async (
  transport: Transport,
  query: { hmid?: Id; quarter?: string },
  options?: SendOptions,
): Promise<ScaleGroups> =>
  (await transport.send(
    `psychological/appletfactorresult/${groupsCall.path}`,
    groupsCall,
    query,
    options,
  )) as ScaleGroups;
