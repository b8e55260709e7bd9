import type { PageQuery } from '@lattice/api/call';
import type { Geometry } from '@lattice/api/field';
import { type AreaFault, type AreaGap, type NamedArea, areaFaults, areaGaps } from '@lattice/api/map/areaFaults';
import { borderMessage, tooManyBeside } from '@lattice/api/map/borderMessages';
import type { Resource } from '@lattice/api/resource';
import type { FormSources } from '@lattice/ui/Form';
import { i18n } from '@lingui/core';
import { client } from '../session/client.ts';
import { queryClient } from '../session/queryClient.ts';
import { loadResource } from './resources.ts';
import { type PageAnswer, rowsIn } from './rowsIn.ts';

type Drawing = Parameters<NonNullable<FormSources['drawingFaults']>>[0];

/** An area of a register as it is stored. */
interface StoredArea extends NamedArea {
  id: string;
}

/** Rows of a page, the most that a list may ask for; an area has fewer neighbours. */
const MOST_AREAS = 200;
/** Milliseconds for which areas are kept. */
const KEPT = 60_000;
const NOWHERE: readonly StoredArea[] = [];

const nameOf = (definition: Resource) => {
  const field = Object.entries(definition.fields).find(([, { apart }]) => apart !== undefined);
  return field?.[0] ?? '';
};

/** The areas of the rows that answer a question, as far as the person may see them. */
const areasOf = async (definition: Resource, query: Record<string, string>): Promise<readonly StoredArea[]> =>
  queryClient.fetchQuery({
    queryKey: ['rows', definition.path, 'areas', query],
    queryFn: async () => {
      const { page } = client(definition) as { page?: (query: PageQuery) => Promise<PageAnswer> };
      const { records } = rowsIn(await page?.({ current: 1, size: MOST_AREAS, ...query }).catch(() => null));
      return records.flatMap((row) => {
        const geometry = row[nameOf(definition)] as Geometry | null | undefined;
        const name = String(row[definition.title ?? 'id'] ?? '');
        return geometry ? [{ id: row.id, name, geometry }] : [];
      });
    },
    staleTime: KEPT,
  });

const wordsOf = (found: AreaFault | AreaGap): string => {
  const { id, values } = borderMessage(found);
  return i18n._(id, values);
};

const placeOf = ({ at: [lng, lat] }: AreaFault | AreaGap): [number, number] => [lng, lat];

const isSame = (a: Geometry, b: Geometry | null) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is wrong with an area among those above, beside and below it, in words, as far as the person may see them, and
 * the gaps to those beside it where nothing is; the server judges all faults when the record is saved.
 */
export async function drawingFaults({ area, stored, apart, above }: Drawing) {
  const tooMany = tooManyBeside(area);
  if (tooMany !== null) return [{ words: i18n._(tooMany.id, tooMany.values) }];
  const definition = await loadResource(apart.of);
  const on = { [apart.enabled]: '1' };
  const [siblings, [whole]] = await Promise.all([
    areasOf(definition, { [apart.through]: above === '' ? '0' : above, ...on }),
    above === '' ? NOWHERE : areasOf(definition, { id: above, ...on }),
  ]);
  const own = siblings.find(({ geometry }) => isSame(geometry, stored));
  const parts = own === undefined ? NOWHERE : await areasOf(definition, { [apart.through]: own.id, ...on });
  const beside = siblings.filter((one) => one !== own);
  const around = { whole: whole ?? null, beside, parts };
  const faults = areaFaults(area, around);
  const gaps = faults.length === 0 ? areaGaps(area, around) : [];
  return [
    ...faults.map((fault) => ({ words: wordsOf(fault), at: placeOf(fault) })),
    ...gaps.map((gap) => ({
      words: wordsOf(gap),
      at: placeOf(gap),
      isAllowed: true,
      area: gap.geometry,
    })),
  ];
}
