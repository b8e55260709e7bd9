import type { Fields } from '@lattice/api/field';
import { scaledetail } from '@lattice/api/resources/psychological/scaledetail';
import type { Scale } from '@lattice/api/resources/psychological/scale';
import type { Scalefactorgroup } from '@lattice/api/resources/psychological/scalefactorgroup';
import { itemsOf } from '@lattice/api/psychology/score';
import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Empty } from '@lattice/ui/Empty';
import { SortableList } from '@lattice/ui/SortableList';
import { Stack } from '@lattice/ui/Stack';
import { Tag } from '@lattice/ui/Tag';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useDictionary } from '../../features/words/useDictionary.ts';
import { arrangeItems } from '../../features/psychology/arrangeItems.ts';
import * as css from '../../features/psychology/psychology.css.ts';
import { type ScaleItem, renewScale } from '../../features/psychology/useScale.ts';
import { client } from '../../session/client.ts';
import { PartDialog } from './PartDialog.tsx';

interface ItemsPartProps {
  scale: Scale;
  /** Whether the person may change it, and nobody has answered it. */
  isOpen: boolean;
  items: readonly ScaleItem[];
  factors: readonly Scalefactorgroup[];
}

const fields = (): Fields => {
  const { itemTitle, itemType, options, isReverse, weight, required, isRisk, riskScore, image } = scaledetail.fields;
  return { itemTitle, itemType, weight, options, isReverse, required, isRisk, riskScore, image };
};

const MOST_STEPS = 10;

/** A choice for each whole score of a scale, its words to be filled in. */
function steps({ optionMin, optionMax }: Scale): ScaleItem['options'] {
  const count = Number(optionMax) - Number(optionMin) + 1;
  if (!Number.isInteger(count) || count > MOST_STEPS) return [];
  return Array.from({ length: count }, (_, at) => ({
    key: String.fromCodePoint(65 + at),
    text: '',
    score: Number(optionMin) + at,
  }));
}

/** What a new question begins with: the choices of the one before. */
const fresh = (scale: Scale, items: readonly ScaleItem[]) => {
  const last = items.at(-1);
  return {
    itemType: last?.itemType ?? '1',
    options: last?.options ?? steps(scale),
    weight: 1,
    isReverse: 0,
    required: 1,
    isRisk: 0,
  };
};

/** The questions of a scale: written, put in order, removed. */
export function ItemsPart({ scale, isOpen, items, factors }: ItemsPartProps) {
  const { t } = useLingui();
  const types = useDictionary('scale_item_type');
  const optionWords = ({ options }: ScaleItem) => options.map(({ text, score }) => `${text} ${score}`).join(t`、`);
  const [open, setOpen] = useState<ScaleItem | 'new' | null>(null);
  const [removed, setRemoved] = useState<ScaleItem | null>(null);
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const requested = useMemo(() => fields(), []);
  const shown = useMemo(
    () => (order === null ? items : order.flatMap((id) => items.find((item) => item.id === id) ?? [])),
    [items, order],
  );
  const arranged = async (ids: readonly string[]) => {
    setOrder(ids);
    await arrangeItems(scale.id, ids, items, factors).catch((error: unknown) => void toast.error(errorText(error)));
    await renewScale(scale.id);
    setOrder(null);
  };
  const factorsOf = (itemNo: number) => factors.filter((factor) => itemsOf(factor.itemNos).includes(itemNo));
  return (
    <Stack gap="md">
      {items.length === 0 && <Empty title={t`还没有题目`} />}
      <SortableList
        label={t`题目`}
        items={shown.map((item, at) => ({ ...item, name: t`第 ${at + 1} 题` }))}
        {...(isOpen && { onOrder: (ids: readonly string[]) => void arranged(ids) })}
      >
        {(item, at) => ({
          words: (
            <div className={css.itemWords}>
              <Text>{`${at + 1}. ${item.itemTitle}`}</Text>
              <span className={css.marks}>
                <Text size="small" tone="muted">
                  {t`${types.get(item.itemType) ?? ''} · ${optionWords(item)}`}
                </Text>
                {item.isReverse === 1 && <Tag tone="info">{t`反向计分`}</Tag>}
                {item.isRisk === 1 && <Tag tone="critical">{t`危机题`}</Tag>}
                {factorsOf(Number(item.itemNo))
                  .filter(({ isTotal }) => isTotal !== 1)
                  .map(({ id, factorName }) => (
                    <Tag key={id}>{factorName}</Tag>
                  ))}
              </span>
            </div>
          ),
          acts: isOpen && (
            <>
              <Button size="small" variant="quiet" onPress={() => setOpen(item)}>{t`编辑`}</Button>
              <Button size="small" variant="quiet" onPress={() => setRemoved(item)}>{t`删除`}</Button>
            </>
          ),
        })}
      </SortableList>
      {isOpen && (
        <div>
          <Button variant="primary" onPress={() => setOpen('new')}>{t`添加题目`}</Button>
        </div>
      )}
      {open !== null && (
        <PartDialog
          title={open === 'new' ? t`添加题目` : t`编辑第 ${open.itemNo} 题`}
          definition={scaledetail}
          fields={requested}
          values={open === 'new' ? fresh(scale, items) : { ...open }}
          onSave={async (values) => {
            const itemNo = open === 'new' ? Math.max(0, ...items.map((item) => Number(item.itemNo))) + 1 : open.itemNo;
            await client(scaledetail).submit({
              ...values,
              ...(open !== 'new' && { id: open.id }),
              hmid: scale.id,
              itemNo,
            });
            await renewScale(scale.id);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        title={t`删除题目？`}
        names={removed === null ? [] : [removed.itemTitle]}
        action={t`删除`}
        tone="critical"
        isOpen={removed !== null}
        onCancel={() => setRemoved(null)}
        onConfirm={async () => {
          if (removed !== null) {
            await client(scaledetail).remove([removed.id]);
            const rest = items.filter(({ id }) => id !== removed.id);
            if (rest.length > 0)
              await arrangeItems(
                scale.id,
                rest.map(({ id }) => id),
                rest,
                factors,
              );
          }
          await renewScale(scale.id);
          setRemoved(null);
        }}
      >
        {t`后面的题目依次前移，因子包含的题号随之改变。`}
      </ConfirmDialog>
    </Stack>
  );
}
