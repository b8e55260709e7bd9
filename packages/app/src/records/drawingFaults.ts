import type { PageQuery } from '@lattice/api/call';
import type { Geometry } from '@lattice/api/field';
import {
  type AreaFault,
  MOST_VERTICES,
  type NamedArea,
  areaFaults,
  placeText,
  vertexCount,
} from '@lattice/api/map/areaFaults';
import type { Resource } from '@lattice/api/resource';
import type { FormSources } from '@lattice/ui/Form';
import { t } from '@lingui/core/macro';
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

function wordsOf(fault: AreaFault): string {
  const at = placeText(fault.at);
  if (fault.kind === 'crossed') return t`边界在 ${at} 处自相交，请移开那里的顶点`;
  const { kind, name } = fault;
  if (kind === 'overlap') return t`边界在 ${at} 附近与“${name}”重叠，请沿它的边界画`;
  return kind === 'outside'
    ? t`边界在 ${at} 附近超出了上级“${name}”的边界`
    : t`边界在 ${at} 附近漏掉了下级“${name}”的一部分`;
}

const isSame = (a: Geometry, b: Geometry | null) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is wrong with an area among those above, beside and below it, in words, as far as the person may see them; the
 * server judges all of them when the record is saved.
 */
export async function drawingFaults({ area, stored, apart, above }: Drawing) {
  if (vertexCount(area) > MOST_VERTICES) return [];
  const definition = await loadResource(apart.of);
  const on = { [apart.enabled]: '1' };
  const [siblings, [whole]] = await Promise.all([
    areasOf(definition, { [apart.through]: above === '' ? '0' : above, ...on }),
    above === '' ? NOWHERE : areasOf(definition, { id: above, ...on }),
  ]);
  const own = siblings.find(({ geometry }) => isSame(geometry, stored));
  const parts = own === undefined ? NOWHERE : await areasOf(definition, { [apart.through]: own.id, ...on });
  return areaFaults(area, { whole: whole ?? null, beside: siblings.filter((one) => one !== own), parts }).map(
    (fault) => ({
      words: wordsOf(fault),
      at: [fault.at[0], fault.at[1]] as [number, number],
    }),
  );
}
