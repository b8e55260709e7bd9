import { REPORT_PAGE } from '@lattice/api/figures';
import { type FigureReport, figures } from '@lattice/api/resources/blade-report/figures';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Empty } from '@lattice/ui/Empty';
import { Page } from '@lattice/ui/Page';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { AnswerPart } from '../../features/figures/AnswerPart.tsx';
import { type Design, blankDesign, designOf, isWhole, storedDesign } from '../../features/figures/design.ts';
import { KeepDialog } from '../../features/figures/KeepDialog.tsx';
import { QuestionPart } from '../../features/figures/QuestionPart.tsx';
import * as css from '../../features/figures/figures.css.ts';
import { useFieldWords } from '../../features/figures/useFieldWords.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { definitionQuery, loadResource } from '../../records/resources.ts';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { useRights } from '../../session/useRights.ts';

const NEW = 'new';

interface DeskProps {
  /** The stored report; undefined for a new one. */
  report: FigureReport | undefined;
}

function Desk({ report }: DeskProps) {
  const { t } = useLingui();
  const go = useGo();
  const { add, edit } = useRights(figures);
  const { user } = useSnapshot(session);
  const { fieldWord } = useFieldWords();
  const say = useTranslator();
  const [design, setDesign] = useState<Design>(report === undefined ? blankDesign : storedDesign(report));
  const [isKeeping, setKeeping] = useState<'' | 'own' | 'copy'>('');
  const definition = useQuery({ ...definitionQuery(design.register), enabled: design.register !== '' }).data;
  const isOwn = report !== undefined && (report.createUser === user?.user_id || user?.role_name === 'administrator');
  const title =
    report?.name ??
    (definition && isWhole(design)
      ? t`${say(definition.label)}：${fieldWord(definition, design.rowField)}`
      : t`新建报表`);
  const begin = async (path: string) => {
    try {
      setDesign(designOf(await loadResource(path)));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const mayKeep = add === true && isWhole(design);
  return (
    <Page
      title={report?.name ?? t`新建报表`}
      actions={
        <div className={css.actions}>
          {isOwn && edit === true && (
            <Button variant="primary" isDisabled={!isWhole(design)} onPress={() => setKeeping('own')}>{t`保存`}</Button>
          )}
          {add === true && (
            <Button
              {...(report === undefined && { variant: 'primary' as const })}
              isDisabled={!mayKeep}
              onPress={() => setKeeping('copy')}
            >
              {report === undefined ? t`保存` : t`另存为`}
            </Button>
          )}
        </div>
      }
    >
      <div className={css.desk}>
        <QuestionPart
          design={design}
          definition={definition}
          onRegister={(path) => void begin(path)}
          onChange={setDesign}
        />
        {definition !== undefined && isWhole(design) ? (
          <AnswerPart title={title} design={design} definition={definition} />
        ) : (
          <Card>
            <Empty
              title={t`请选择登记表`}
              description={t`选好登记表、行和指标后，这里立即显示结果；只统计您有权看到的记录。`}
            />
          </Card>
        )}
      </div>
      {isKeeping !== '' && (
        <KeepDialog
          design={design}
          report={isKeeping === 'own' ? report : undefined}
          title={title}
          onKept={(id) => {
            setKeeping('');
            go(`/${REPORT_PAGE}/${id}`, { replace: true });
          }}
          onClose={() => setKeeping('')}
        />
      )}
    </Page>
  );
}

/** 报表设计: a report of figures, new or kept, with its answer as the person may see it. */
export function DesignScreen() {
  const { id = NEW } = useParams();
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', figures.path, 'report', id],
      queryFn: async ({ signal }) => client(figures).detail(id, { signal }),
      enabled: id !== NEW,
    }),
  );
  if (fault !== null) return fault;
  if (id !== NEW && data === undefined) return <PageSkeleton />;
  return <Desk key={`${id} ${String(data?.rev ?? '')}`} report={id === NEW ? undefined : data} />;
}
