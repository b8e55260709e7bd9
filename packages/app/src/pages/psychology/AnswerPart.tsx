import type { AnswerSheet, FinishedSheet } from '@lattice/api/psychology/answerCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Progress } from '@lattice/ui/Progress';
import { Questionnaire } from '@lattice/ui/Questionnaire';
import { Stack } from '@lattice/ui/Stack';
import { Switch } from '@lattice/ui/Switch';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import * as css from '../../features/psychology/psychology.css.ts';
import { questionsIn } from '../../features/psychology/questionsIn.ts';
import { type KeepAnswer, useAnswers } from '../../features/psychology/useAnswers.ts';
import { useUnsaved } from '../../navigation/useUnsaved.ts';

interface AnswerPartProps {
  sheet: AnswerSheet;
  /** Keeps one answer. */
  keep: KeepAnswer;
  /** Hands the sheet in. */
  finish: (isPartial: boolean) => Promise<FinishedSheet>;
  /** Large type at first; default false. */
  startsLarge?: boolean;
  onFinished: (finished: FinishedSheet) => void;
}

/** The questions of a sheet, kept one by one, and the way to hand them in. */
export function AnswerPart({ sheet, keep, finish: send, startsLarge = false, onFinished }: AnswerPartProps) {
  const { t } = useLingui();
  const questions = useMemo(() => questionsIn(sheet.questions), [sheet.questions]);
  const { given, saving, answer, flush } = useAnswers(sheet, keep);
  const isOpen = (id: string) => (given[id] ?? '') === '';
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ id }) => isOpen(id)),
    ),
  );
  const [isSheet, setSheet] = useState(false);
  const [isLarge, setLarge] = useState(startsLarge);
  const [showsMissing, setShowsMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  useUnsaved(saving.state === 'failed');
  const answered = questions.filter(({ id }) => !isOpen(id)).length;
  const missing = questions.filter(({ id, isOptional }) => isOptional !== true && isOpen(id));
  const count = questions.length;
  const numbers = missing
    .slice(0, 12)
    .map(({ number }) => number)
    .join(t`、`);
  const handIn = async (isPartial: boolean) => {
    if (!(await flush())) throw new Error(t`答案还没有全部保存，请检查网络后重试`);
    onFinished(await send(isPartial));
  };
  const finish = async () => {
    setShowsMissing(true);
    if (missing.length > 0) return setAsking(true);
    setSending(true);
    await handIn(false).catch((error: unknown) => void toast.error(errorText(error)));
    setSending(false);
  };
  const goOn = () => {
    setAsking(false);
    setAt(
      Math.max(
        0,
        questions.findIndex(({ id }) => id === missing[0]?.id),
      ),
    );
  };
  const guideId = useId();
  const hasGuide = sheet.guide !== '' && (at === 0 || isSheet);
  const kept = { saved: t`已自动保存`, saving: t`正在保存`, failed: t`没有保存` }[saving.state];
  return (
    <Stack gap="lg">
      <div className={css.head}>
        <div className={css.tools}>
          <Stack direction="row" gap="lg" wrap>
            <Switch label={t`整页显示`} labelPosition="side" isCompact value={isSheet} onChange={setSheet} />
            <Switch label={t`大字`} labelPosition="side" isCompact value={isLarge} onChange={setLarge} />
          </Stack>
          <Text size="small" tone={saving.state === 'failed' ? 'critical' : 'muted'}>
            {kept}
          </Text>
        </div>
        <Progress
          label={t`作答进度`}
          value={count === 0 ? 0 : answered / count}
          valueText={t`${answered} / ${count} 题`}
        />
      </div>
      {saving.state === 'failed' && (
        <Alert tone="critical" action={<Button size="small" onPress={() => void flush()}>{t`重试`}</Button>}>
          {saving.message}
        </Alert>
      )}
      {hasGuide && (
        <div id={guideId}>
          <Alert title={t`指导语`}>{sheet.guide}</Alert>
        </div>
      )}
      <Questionnaire
        takesFocus
        label={sheet.scaleName}
        questions={questions}
        answers={given}
        onAnswer={answer}
        view={isSheet ? 'sheet' : 'single'}
        at={at}
        onAt={setAt}
        isLarge={isLarge}
        showsMissing={showsMissing}
        {...(hasGuide && { describedBy: guideId })}
      />
      <div className={css.tools}>
        <Text size="small" tone="muted">
          {missing.length === 0 ? t`全部题目已作答，可以交卷。` : t`还有 ${missing.length} 题没有作答。`}
        </Text>
        <Button variant="primary" isPending={isSending} onPress={() => void finish()}>{t`交卷`}</Button>
      </div>
      <ConfirmDialog
        title={t`还有题目没有作答，仍要交卷？`}
        names={[t`第 ${numbers} 题`]}
        action={t`仍要交卷`}
        tone="critical"
        isOpen={isAsking}
        onConfirm={async () => handIn(true)}
        onCancel={goOn}
      >
        {t`没有答完的答卷记为无效，不出报告。`}
      </ConfirmDialog>
    </Stack>
  );
}
