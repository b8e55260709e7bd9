import type { Resource } from '@lattice/api/resource';
import { Board, type BoardCard, type BoardColumn } from '@lattice/ui/Board';
import type { CrudRow } from '@lattice/ui/CrudTable';
import type { Option } from '@lattice/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { formSourcesIn } from '../../records/formSources.ts';
import { nameKeyOf } from '../../records/rowsIn.ts';
import { addressOfRecord } from '../../navigation/recordAddress.ts';
import { answerOf } from '../screen/answerOf.tsx';
import { dueState } from '../todo/dueState.ts';
import { useDueWords } from '../todo/useDueWords.ts';
import type { Desk } from './Desk.ts';
import { deskRows } from './deskSource.ts';

const SIZE = 8;
const none: readonly Option[] = [];

interface DeskBoardProps {
  definition: Resource;
  desk: Desk;
  label: string;
}

/** The field of a register that says until when something must be done. */
const dueField = ({ fields }: Resource): string =>
  Object.entries(fields).find(([, { due }]) => due === true)?.[0] ?? '';

/** The records of a desk by their state, the first ones of each, the most urgent ones first. */
export function DeskBoard({ definition, desk, label }: DeskBoardProps) {
  const { i18n } = useLingui();
  const { by, states, facts, of, path } = desk;
  const dueWords = useDueWords();
  const due = dueField(definition);
  const { options } = formSourcesIn(i18n.locale);
  const words = useQuery({
    queryKey: ['rows', 'board-states', of, by, i18n.locale],
    queryFn: async () => options(definition.fields[by]?.dict ?? ''),
  });
  const query = useQuery({
    queryKey: ['rows', of, 'board', path],
    queryFn: async ({ signal }) =>
      Promise.all(
        states.map(async (state) => {
          const order = due === '' ? {} : { ascs: due };
          return deskRows(definition, desk, { current: 1, size: SIZE, ...order, [by]: state }, { signal });
        }),
      ),
  });
  const { dataUpdatedAt } = query;
  const { data, fault } = answerOf(query);
  const card = (row: CrudRow, isOpen: boolean): BoardCard => {
    const left = isOpen ? dueState(String(row[due] ?? ''), dataUpdatedAt) : { state: 'none' as const };
    return {
      id: row.id,
      title: String(row[definition.title ?? 'id'] ?? ''),
      href: addressOfRecord(of, row.id),
      facts: facts.map((name) => String(row[nameKeyOf(name)] ?? row[name] ?? '')),
      ...(left.state !== 'none' && {
        due: {
          label: dueWords(left),
          tone: ({ overdue: 'critical', soon: 'warning', later: 'neutral' } as const)[left.state],
        },
      }),
    };
  };
  if (fault !== null) return fault;
  const open = new Set(definition.states?.moves.map(({ from }) => from));
  const columns = states.map((state, at): BoardColumn => {
    const word = (words.data ?? none).find(({ value }) => value === state);
    const { records = [], total = 0 } = data?.[at] ?? {};
    return {
      id: state,
      label: word?.label ?? state,
      ...(word?.tone && { tone: word.tone }),
      total,
      cards: records.map((row) => card(row, open.has(String(row[definition.states?.field ?? ''])))),
      href: `/${path}?${new URLSearchParams({ [by]: state }).toString()}`,
    };
  });
  return <Board label={label} columns={columns} isLoading={data === undefined || words.data === undefined} />;
}
