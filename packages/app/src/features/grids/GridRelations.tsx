import { grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { Button } from '@lattice/ui/Button';
import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useGo } from '../../navigation/Address.tsx';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { useSearch } from '../../navigation/useSearch.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { client } from '../../session/client.ts';
import { answerOf } from '../screen/answerOf.tsx';
import { useDictionary } from '../words/useDictionary.ts';
import * as css from './grids.css.ts';

/** A grid or a member with what else is said of it. */
interface Entry {
  id: string;
  name: string;
  more: string;
}

/** The relations of a grid, of the topmost one without an id. */
async function relationsOf(requested: string, signal: AbortSignal) {
  const id = requested || ((await client(grid).getPeerGrid({ parentId: '0' }, { signal }))[0]?.id ?? '');
  if (id === '') return null;
  const { parentId } = await client(grid).detail(id, { signal });
  const hasParent = parentId !== '' && parentId !== '0';
  const [above, beside, below, members] = await Promise.all([
    hasParent ? client(grid).getSuperiorGrid({ parentId }, { signal }) : [],
    client(grid).getPeerGrid({ parentId: hasParent ? parentId : '0' }, { signal }),
    client(grid).getSubordinateGrid({ gridId: id }, { signal }),
    client(gridmember).getGridMoreGridMemberList({ griddingId: id }, { signal }),
  ]);
  return { id, above, beside: beside.filter((one) => one.id !== id), below, members };
}

interface EntriesProps {
  title: string;
  of: string;
  entries: readonly Entry[];
  none: string;
  /** Shows the relations of a grid; members have none. */
  onShow?: (id: string) => void;
}

function Entries({ title, of, entries, none, onShow }: EntriesProps) {
  const { t } = useLingui();
  return (
    <section className={css.part}>
      <Text as="h2" weight="medium">{t`${title}（${entries.length}）`}</Text>
      {entries.length === 0 ? (
        <Text as="p" size="small" tone="muted">
          {none}
        </Text>
      ) : (
        <ul className={css.entries}>
          {entries.map(({ id, name, more }, at) => (
            <li key={id || `#${at}`} className={css.entry}>
              <span className={css.words}>
                <Link href={addressOfRecord(of, id)}>{name}</Link>
                <Text size="small" tone="muted">
                  {more}
                </Text>
              </span>
              {onShow && <Button size="small" variant="quiet" onPress={() => onShow(id)}>{t`看它的上下级`}</Button>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What stands above, beside and below a grid, and who looks after it. */
export function GridRelations() {
  const { t, i18n } = useLingui();
  const go = useGo();
  const [params] = useSearch();
  const id = params.get('griddingId') ?? '';
  const levels = useDictionary('grid_level');
  const posts = useDictionary('gridmember_post');
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', grid.path, 'relations', id],
      queryFn: ({ signal }) => relationsOf(id, signal),
    }),
  );
  const show = (next: string) => go(next === '' ? '?view=relations' : `?view=relations&griddingId=${next}`);
  const grids = (list: readonly { id: string; gridName: string; gridLevel: string; principalName: string }[]) =>
    list.map(({ id: own, gridName, gridLevel, principalName }) => ({
      id: own,
      name: gridName,
      more: [levels.get(gridLevel) ?? gridLevel, principalName].filter((part) => part !== '').join(' · '),
    }));
  return (
    <div className={css.relations}>
      <div className={css.question}>
        <TreeSelect
          label={t`网格`}
          placeholder={t`请选择网格`}
          value={id || (data?.id ?? '')}
          source={formSourcesIn(i18n.locale).tree(grid.path)}
          onChange={show}
        />
      </div>
      {data === undefined ? (
        (fault ?? <Skeleton kind="rows" count={6} />)
      ) : data === null ? (
        <Empty title={t`还没有网格`} />
      ) : (
        <div className={css.parts}>
          <Entries title={t`上级网格`} of={grid.path} entries={grids(data.above)} none={t`没有上级`} onShow={show} />
          <Entries title={t`同级网格`} of={grid.path} entries={grids(data.beside)} none={t`没有同级`} onShow={show} />
          <Entries title={t`下级网格`} of={grid.path} entries={grids(data.below)} none={t`没有下级`} onShow={show} />
          <Entries
            title={t`网格员`}
            of={gridmember.path}
            entries={data.members.map(({ id: own, personName, memberPost }) => ({
              id: own,
              name: personName,
              more: posts.get(memberPost) ?? '',
            }))}
            none={t`没有网格员`}
          />
        </div>
      )}
    </div>
  );
}
