import type { MapPoint } from '@lattice/api/resources/visualization/dispatch';
import { canView } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { inGridSubtree, gridIn } from '../grids/gridSubtree.ts';
import { optionalTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { maskedCondition } from '../../table/maskConditions.ts';
import { snake } from '../../table/table.ts';
import { maskedValue } from '../../table/value.ts';
import { say } from '../../words/say.ts';
import { cellsOf } from './cells.ts';
import { type Layer, layers } from './layers.ts';
import { isToldInCells, looksAtPeople } from './peopleRule.ts';

type Input = Readonly<Record<string, unknown>>;

/** Points that a layer gives at most. */
const MAX_POINTS = 2000;

/** A layer by its name. */
export function layerOf(name: string): Layer {
  const layer = Object.hasOwn(layers, name) ? layers[name] : undefined;
  if (layer === undefined)
    throw new Refusal(400, say`没有名为“${name.slice(0, 40)}”的图层，可用的有：${Object.keys(layers)}`);
  return layer;
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`;

/**
 * The rows of a layer that have a place, in a grid and the grids below it; `kind` keeps those of one kind, `keyword`
 * those with it in the name; none for people who may not read the register.
 * Sensitive names are masked and found by the whole name or the surname. Who sees people masked alone is told of cells,
 * and a look at single people is on record.
 */
export async function pointsOf(type: string, input: Input, context: Context, kind = ''): Promise<MapPoint[]> {
  const layer = layerOf(type);
  if (!canView(personOf(context), layer.register)) return [];
  const q = new ReportQuery(context);
  const field = layer.register.fields[layer.name];
  const [lng, lat] = layer.place ?? ['t.lng', 't.lat'];
  const keyword = optionalTextIn(input, 'keyword', 100);
  const named = `t."${snake(layer.name)}"`;
  const found =
    keyword === ''
      ? ''
      : field?.sensitive === undefined
        ? ` and ${named} ilike ${q.p(like(keyword))}`
        : ` and ${maskedCondition(field, named, 'like', keyword, (value) => q.p(value))}`;
  const conditions =
    `${layer.where ?? 'true'}${kind === '' ? '' : ` and ${layer.kind} = ${q.p(kind)}`}${found} ` +
    `and ${inGridSubtree(q, gridIn(input))}`;
  if (isToldInCells(layer, context))
    return (await cellsOf(layer, q, conditions, MAX_POINTS)).map((cell) => ({
      id: '',
      type,
      kind: '',
      name: '',
      address: '',
      lng: String(cell.lng),
      lat: String(cell.lat),
      count: cell.count,
    }));
  const rows = await q.rows<Omit<MapPoint, 'type'>>(
    `select x.id, coalesce(x.kind, '') as kind, x.name, coalesce(x.address, '') as address,
        trim_scale(x.lng)::text as lng, trim_scale(x.lat)::text as lat
      from (
       select t.id, ${layer.kind} as kind, ${named} as name, ${layer.address} as address, ${lng} as lng, ${lat} as lat
       from ${q.of(layer.register)}
         and ${conditions}) x
         where x.lng is not null and x.lat is not null
         order by x.id limit ${MAX_POINTS}`,
  );
  if (looksAtPeople(layer) && rows.length > 0)
    await context.db.tx((sql) =>
      audit(sql, context, {
        action: 'map',
        path: layer.register.path,
        changes: { grid: { after: gridIn(input) ?? '' }, count: { after: rows.length } },
      }),
    );
  return rows.map((row) => ({
    ...row,
    type,
    name: String(maskedValue(field, row.name)),
    address: String(maskedValue(layer.register.fields.address, row.address)),
  }));
}
