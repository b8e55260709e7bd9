import { rangeOf, scoreFactor } from '@lattice/api/psychology/score';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Dialog } from '@lattice/ui/Dialog';
import { Questionnaire } from '@lattice/ui/Questionnaire';
import { Stack } from '@lattice/ui/Stack';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { trialAnswers } from '../../features/psychology/trialAnswers.ts';
import { questionsIn } from '../../features/psychology/questionsIn.ts';
import type { WholeScale } from '../../features/psychology/useScale.ts';

interface TrialDialogProps {
  whole: WholeScale;
  onClose: () => void;
}

/** A scale answered without being kept: the scores and results stand below while it is answered. */
export function TrialDialog({ whole, onClose }: TrialDialogProps) {
  const { t } = useLingui();
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [at, setAt] = useState(0);
  const { scale, items, factors, ranges } = whole;
  const [min, max] = [Number(scale.optionMin), Number(scale.optionMax)];
  const questions = useMemo(
    () =>
      questionsIn(
        items.map((item) => ({
          id: item.id,
          itemNo: Number(item.itemNo),
          title: item.itemTitle,
          type: item.itemType,
          options: item.options,
          min,
          max,
          isRequired: item.required === 1,
          image: '',
        })),
      ),
    [items, max, min],
  );
  const { answered, isRisk } = trialAnswers(items, given);
  const results = factors.map((factor) => {
    const { factorScore } = scoreFactor(
      {
        ...factor,
        coefficient: Number(factor.coefficient),
        decimals: factor.decimals ?? 2,
        countThreshold: factor.countThreshold ?? 2,
      },
      answered,
      { min, max },
    );
    const range = rangeOf(
      ranges
        .filter(({ factorGroupId }) => factorGroupId === factor.id)
        .map((one) => ({ ...one, minScore: Number(one.minScore), maxScore: Number(one.maxScore), isWarn: one.isWarn })),
      factorScore,
    );
    const title = ranges.find(({ id }) => id === range?.id)?.resultTitle ?? '';
    return { label: factor.factorName, value: title === '' ? String(factorScore) : t`${factorScore} · ${title}` };
  });
  const isWhole = answered.length === items.length;
  return (
    <Dialog
      title={t`试测：${scale.scaleName}`}
      width={960}
      isOpen
      onOpenChange={onClose}
      footer={<Button variant="primary" onPress={onClose}>{t`关闭`}</Button>}
    >
      <Stack gap="lg">
        <Alert>{t`试测不会保存。已答 ${answered.length} / ${items.length} 题。`}</Alert>
        <Questionnaire
          label={scale.scaleName}
          questions={questions}
          answers={given}
          onAnswer={(id, value) => setGiven((known) => ({ ...known, [id]: value }))}
          at={at}
          onAt={setAt}
        />
        {isRisk && <Alert tone="warning">{t`命中危机题，会立即提醒心理咨询师。`}</Alert>}
        {isWhole && <Descriptions items={results} />}
      </Stack>
    </Dialog>
  );
}
