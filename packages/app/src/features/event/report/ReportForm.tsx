import { formValidator } from '@lattice/api/formValidator';
import type { Resource } from '@lattice/api/resource';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import type { FormHandle } from '@lattice/ui/Form';
import { toast } from '@lattice/ui/Toast';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useGo } from '../../../navigation/Address.tsx';
import { addressOfRecord } from '../../../navigation/recordAddress.ts';
import { useUnsaved } from '../../../navigation/useUnsaved.ts';
import { formSourcesIn } from '../../../records/formSources.ts';
import { draftOf } from '../../../records/kept/draftOf.ts';
import { formFields, useTranslator } from '../../../records/translate.ts';
import { QuickChoices } from './QuickChoices.tsx';
import { type ReportWays, reportLayout } from './reportLayout.ts';
import { type Ending, sendReport } from './sendReport.ts';
import { SimilarEvents } from './SimilarEvents.tsx';
import type { Reported } from './useSimilarEvents.ts';
import * as css from './report.css.ts';
import { KeptForm } from '../../../records/kept/KeptForm.tsx';

type Values = Readonly<Record<string, unknown>>;

const FORM = 'event-report';
const WATCHED = ['categoryId', 'griddingId', 'lng', 'lat', 'selfHandle', 'files'] as const;

/** Where a report comes from, such as a check-in of a patrol. */
export interface ReportSource {
  key: string;
  /** Called with the event that was made of it. */
  onSent: (eventId: string) => Promise<void>;
}

interface ReportFormProps {
  definition: Resource;
  ways: ReportWays;
  /** What a report begins with. */
  values: Values;
  /** Begins another report. */
  onAgain: () => void;
  /** What the report is about, where it comes from elsewhere: half-written ones are kept apart by its key. */
  source?: ReportSource | undefined;
}

const watchedOf = (values: Values): Reported & { selfHandle?: unknown; files?: unknown } =>
  Object.fromEntries(WATCHED.map((name) => [name, values[name]]));

/** Reports an event: what and where first, the rest below; what is half written is kept. */
export function ReportForm({ definition, ways, values, onAgain, source }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const go = useGo();
  const form = useRef<FormHandle>(null);
  const [known, setKnown] = useState(() => watchedOf(values));
  const [isDirty, setDirty] = useState(false);
  const [sending, setSending] = useState<Ending | null>(null);
  useUnsaved(isDirty);
  const [label, help] = [t`就地办结`, t`已在现场处理好，不再流转`];
  const layout = useMemo(() => reportLayout(definition, ways, { label, help }), [definition, ways, label, help]);
  const fields = useMemo(() => formFields(layout, say), [layout, say]);
  const keptAs = `${definition.path}-${source?.key ?? 'report'}`;
  const validate = useMemo(() => formValidator({ fields: layout }, say), [layout, say]);
  const groups = useMemo(
    () => [
      { key: 'what', label: t`事件` },
      { key: 'party', label: t`当事人（矛盾纠纷）` },
      { key: 'more', label: t`更多信息` },
    ],
    [t],
  );
  const [watch] = useState(() => (typed: Values): Values => {
    setKnown((before) => {
      const next = watchedOf(typed);
      return WATCHED.every((name) => before[name] === next[name]) ? before : next;
    });
    return {};
  });
  const isSettled = ways.settle && (!ways.report || String(known.selfHandle ?? '0') === '1');
  const deliver = async (typed: Values, requested: Ending) => {
    setSending(requested);
    try {
      const { id, eventNo } = await sendReport(typed, requested, layout, say);
      const words = {
        report: t`已上报，事件编号 ${eventNo}`,
        settle: t`已登记就地办结，事件编号 ${eventNo}`,
        draft: t`已存为草稿，可在“我的事件”中继续上报`,
      };
      setDirty(false);
      await source?.onSent(id);
      toast.success(words[requested], {
        action: { label: t`查看`, onPress: () => go(addressOfRecord(definition.path, id)) },
      });
      draftOf(keptAs).clear();
      onAgain();
    } finally {
      setSending(null);
    }
  };
  const keep = async () => {
    const typed = await form.current?.collect();
    if (typed !== undefined && typed !== null)
      await deliver(typed, 'draft').catch((reason: unknown) => form.current?.refuse(reason));
  };
  const set = (given: Values) => {
    for (const [name, value] of Object.entries(given)) form.current?.set(name, value);
  };
  return (
    <div className={css.page}>
      <Card>
        <QuickChoices categoryId={String(known.categoryId ?? '')} files={String(known.files ?? '')} onSet={set} />
        <KeptForm
          keptAs={keptAs}
          ref={form}
          id={FORM}
          fields={fields}
          groups={groups}
          values={values}
          mode="add"
          columns={2}
          sources={formSourcesIn(i18n.locale)}
          validate={validate}
          follows={watch}
          onDirtyChange={setDirty}
          onSubmit={(typed) => deliver(typed, isSettled ? 'settle' : 'report')}
        />
        <div className={css.bar}>
          {ways.report && (
            <Button isPending={sending === 'draft'} onPress={() => void keep()}>
              <Trans>存为草稿</Trans>
            </Button>
          )}
          <Button type="submit" form={FORM} variant="primary" isPending={sending === 'report' || sending === 'settle'}>
            {isSettled ? t`登记就地办结` : t`上报`}
          </Button>
        </div>
      </Card>
      <div className={css.beside}>
        <SimilarEvents report={known} />
      </div>
    </div>
  );
}
