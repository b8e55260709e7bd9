import type { Parameter } from '@lattice/api/parameters';
import { param } from '@lattice/api/resources/blade-system/param';
import { parameter } from '@lattice/api/resources/systemset/parameter';
import { client } from '../../session/client.ts';

/** More parameters than any installation keeps. */
const ALL = 500;

/** A value to be kept, with the name of its parameter; '' lets the parameter go. */
export interface KeptValue {
  key: string;
  name: string;
  value: string;
}

const params = async () => (await client(param).page({ current: 1, size: ALL })).records;

/** How the values of each register are read and kept. */
export const parameterCalls: Readonly<
  Record<
    Parameter['register'],
    { read: () => Promise<Readonly<Record<string, string>>>; keep: (values: readonly KeptValue[]) => Promise<void> }
  >
> = {
  'blade-system/param': {
    read: async () => Object.fromEntries((await params()).map((row) => [row.paramKey, row.paramValue])),
    keep: async (values) => {
      const ids = new Map((await params()).map((row) => [row.paramKey, row.id]));
      for (const { key, name, value } of values) {
        const id = ids.get(key);
        if (value === '') {
          if (id !== undefined) await client(param).remove([id]);
          continue;
        }
        await client(param).submit(
          id === undefined ? { paramKey: key, paramName: name, paramValue: value } : { id, paramValue: value },
        );
      }
    },
  },
  'systemset/parameter': {
    read: async () => client(parameter).getParamDetail(),
    keep: async (values) => {
      for (const { key, name, value } of values)
        await client(parameter).update({ paramKey: key, paramName: name, paramValue: value });
    },
  },
};
