import type { CrudView } from '../CrudState.ts';
import { readWhere, writeWhere } from '../conditions/where.ts';

const SIZES = [10, 30, 50, 100, 200];
const OWN = new Set(['page', 'size', 'sort', 'open', 'where', 'related', 'view', 'groupBy']);
const modes = ['add', 'edit', 'view', 'copy'] as const;

const isMode = (word: string | undefined): word is (typeof modes)[number] => modes.some((mode) => mode === word);

const readOpen = (text: string | null): CrudView['open'] => {
  const [mode, id] = (text ?? '').split(':');
  if (!isMode(mode)) return undefined;
  return id ? { mode, id } : mode === 'add' ? { mode } : undefined;
};

/** Reads a list's view from an address; what cannot be read is as if it were not there. */
export function readView(params: URLSearchParams): CrudView {
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('size') ?? 10);
  const sort = (params.get('sort') ?? '')
    .split(',')
    .filter((word) => word !== '')
    .map((word) => ({ id: word.replace(/^-/, ''), desc: word.startsWith('-') }));
  const where = readWhere(params.get('where'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: SIZES.includes(size) ? size : 10,
    sort,
    filters: Object.fromEntries([...params].filter(([name, value]) => !OWN.has(name) && value !== '')),
    ...(where && { where }),
    open: readOpen(params.get('open')),
    ...(params.get('groupBy') && { group: params.get('groupBy') ?? '' }),
    ...(params.get('view') === 'map' && { isMap: true }),
  };
}

/** Writes a list's view as an address; what is as at first is left out. */
export function writeView({ page, size, sort, filters, where, open, group, isMap }: CrudView): URLSearchParams {
  const params = new URLSearchParams(filters);
  if (page !== 1) params.set('page', String(page));
  if (size !== 10) params.set('size', String(size));
  if (sort.length > 0) params.set('sort', sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(','));
  if (where) params.set('where', writeWhere(where));
  if (open) params.set('open', open.id === undefined ? open.mode : `${open.mode}:${open.id}`);
  if (group) params.set('groupBy', group);
  if (isMap) params.set('view', 'map');
  return params;
}
