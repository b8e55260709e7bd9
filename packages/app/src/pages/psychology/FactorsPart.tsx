import type { Fields } from '@lattice/api/field';
import { itemsOf } from '@lattice/api/psychology/score';
import type { Scale } from '@lattice/api/resources/psychological/scale';
import { type Scalefactorgroup, scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { type Column, DataTable } from '@lattice/ui/DataTable';
import { Empty } from '@lattice/ui/Empty';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useDictionary } from '../../features/words/useDictionary.ts';
import { renewScale } from '../../features/psychology/useScale.ts';
import { client } from '../../session/client.ts';
import { PartDialog } from './PartDialog.tsx';

interface FactorsPartProps {
  scale: Scale;
  isOpen: boolean;
  /** How many questions it has. */
  itemCount: number;
  factors: readonly Scalefactorgroup[];
}

const fields = (): Fields => {
  const { hmid: _scale, itemCount: _count, isEnabled: _state, countThreshold, ...rest } = scalefactorgroup.fields;
  return {
    ...rest,
    countThreshold: { ...countThreshold, required: true, showIf: { field: 'scoreMode', in: ['3', '4'] } },
  };
};

const fresh = { scoreMode: '1', coefficient: 1, roundMode: '3', decimals: 2, showInReport: 1, isTotal: 0 };
/** What the total begins with: the rules of the scale over all its questions. */
const wholeOf = ({ scoreMode, coefficient, roundMode }: Scale, count: number) => ({
  ...fresh,
  factorCode: 'TOTAL',
  isTotal: 1,
  scoreMode,
  coefficient,
  roundMode,
  itemNos: count > 1 ? `1-${count}` : '1',
});
const figure = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

/** The factors of a scale: which questions they hold, and how they are scored. */
export function FactorsPart({ scale, isOpen, itemCount, factors }: FactorsPartProps) {
  const { t } = useLingui();
  const modes = useDictionary('factor_score_mode');
  const [open, setOpen] = useState<Scalefactorgroup | 'new' | null>(null);
  const [removed, setRemoved] = useState<Scalefactorgroup | null>(null);
  const requested = useMemo(() => fields(), []);
  const begun = factors.length === 0 ? { ...wholeOf(scale, itemCount), factorName: t`总分` } : fresh;
  const columns = useMemo(
    (): Column<Scalefactorgroup>[] => [
      {
        id: 'name',
        header: t`因子`,
        isTitle: true,
        value: ({ factorName, factorCode }) => t`${factorName}（${factorCode}）`,
      },
      { id: 'total', header: t`总分`, kind: 'tag', width: 80, value: ({ isTotal }) => (isTotal === 1 ? t`总分` : '') },
      {
        id: 'items',
        header: t`包含题号`,
        grow: 2,
        value: ({ itemNos }) => itemNos,
        second: ({ itemNos }) => t`${itemsOf(itemNos).length} 题`,
      },
      { id: 'mode', header: t`计分方式`, value: ({ scoreMode }) => modes.get(scoreMode) ?? scoreMode },
      {
        id: 'norm',
        header: t`常模`,
        kind: 'number',
        width: 120,
        value: ({ normMean, normSd }) => (figure(normMean) === '' ? '' : `${figure(normMean)} ± ${figure(normSd)}`),
      },
      {
        id: 'positive',
        header: t`阳性界值`,
        kind: 'number',
        width: 100,
        value: ({ positiveScore }) => figure(positiveScore),
      },
    ],
    [modes, t],
  );
  const acts = useMemo(
    () => [
      { id: 'edit', label: t`编辑` },
      { id: 'remove', label: t`删除` },
    ],
    [t],
  );
  return (
    <Stack gap="md">
      <DataTable
        label={t`因子`}
        columns={columns}
        rows={factors}
        getRowId={({ id }) => id}
        empty={<Empty title={t`还没有因子`} />}
        {...(isOpen && {
          actions: () => acts,
          onAction: (id: string, row: Scalefactorgroup) => (id === 'edit' ? setOpen(row) : setRemoved(row)),
        })}
      />
      {isOpen && (
        <div>
          <Button variant="primary" onPress={() => setOpen('new')}>{t`添加因子`}</Button>
        </div>
      )}
      {open !== null && (
        <PartDialog
          title={open === 'new' ? t`添加因子` : t`编辑因子：${open.factorName}`}
          definition={scalefactorgroup}
          fields={requested}
          values={open === 'new' ? begun : { ...open }}
          onSave={async (values) => {
            await client(scalefactorgroup).submit({
              ...values,
              ...(open !== 'new' && { id: open.id }),
              hmid: scale.id,
            });
            await renewScale(scale.id);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        title={t`删除因子？`}
        names={removed === null ? [] : [removed.factorName]}
        action={t`删除`}
        tone="critical"
        isOpen={removed !== null}
        onCancel={() => setRemoved(null)}
        onConfirm={async () => {
          if (removed !== null) await client(scalefactorgroup).remove([removed.id]);
          await renewScale(scale.id);
          setRemoved(null);
        }}
      />
    </Stack>
  );
}
