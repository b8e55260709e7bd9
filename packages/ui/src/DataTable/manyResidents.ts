import { residents } from './residents.ts';
import type { Resident } from './residents.ts';

/** As many fictional residents as asked for, each with a number of its own in the name. */
export function manyResidents(count: number): Resident[] {
  return Array.from({ length: count }, (_, at) => {
    const like = residents[at % residents.length];
    if (!like) throw new Error('There is no resident to copy, so no list can be made. Give residents.ts at least one.');
    return { ...like, id: String(at + 1), name: `${like.name} ${at + 1}` };
  });
}
