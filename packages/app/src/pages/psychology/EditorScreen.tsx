import { scale as definition } from '@lattice/api/resources/psychological/scale';
import { permissionCode } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { Page } from '@lattice/ui/Page';
import { Stack } from '@lattice/ui/Stack';
import { Tabs } from '@lattice/ui/Tabs';
import { Tag } from '@lattice/ui/Tag';
import { lazyPart } from '@lattice/ui/lazyPart';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { saveFile } from '../../base/saveText.ts';
import { useDictionary } from '../../features/words/useDictionary.ts';
import { arrange, placeOf } from '../../features/psychology/answers.ts';
import * as css from '../../features/psychology/psychology.css.ts';
import { useFaultWords } from '../../features/psychology/useFaultWords.ts';
import { type WholeScale, renewScale, useScale } from '../../features/psychology/useScale.ts';
import { PageSkeleton } from '../../features/screen/PageSkeleton.tsx';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { useCodes } from '../../session/useCodes.ts';
import { FactorsPart } from './FactorsPart.tsx';
import { ItemsPart } from './ItemsPart.tsx';
import { RangesPart } from './RangesPart.tsx';

const TrialDialog = lazyPart(async () => (await import('./TrialDialog.tsx')).TrialDialog);

function Faults({ faults }: Pick<WholeScale, 'faults'>) {
  const { t } = useLingui();
  const say = useFaultWords();
  if (faults.length === 0) return null;
  return (
    <Alert tone="warning" title={t`改正以下 ${faults.length} 处后才能启用`}>
      <ul className={css.faults}>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)}>{say(fault)}</li>
        ))}
      </ul>
    </Alert>
  );
}

function Editor({ whole }: { whole: WholeScale }) {
  const { t } = useLingui();
  const go = useGo();
  const { abilities } = useSnapshot(session);
  const codes = useCodes();
  const states = useDictionary('scale_status');
  const [isTrying, setTrying] = useState(false);
  const [pending, setPending] = useState('');
  const { scale, items, factors, ranges, faults, isAnswered } = whole;
  const mayEdit = codes?.has(permissionCode(definition, 'edit')) === true;
  const isOpen = mayEdit && !isAnswered;
  const run = async (name: string, work: () => Promise<unknown>) => {
    setPending(name);
    await work().catch((error: unknown) => void toast.error(errorText(error)));
    setPending('');
  };
  const enable = async () =>
    run('enable', async () => {
      await client(definition).submit({ id: scale.id, status: scale.status === '1' ? '2' : '1' });
      await renewScale(scale.id);
    });
  const copy = async () =>
    run('copy', async () => {
      const { id } = await arrange.copy(scale.id);
      toast.success(t`已复制量表，可以在副本上修改`);
      go(placeOf.editor(id, t`${scale.scaleName}（副本）`));
    });
  const keep = async () =>
    run('file', async () =>
      saveFile(
        `${scale.scaleCode}.json`,
        new Blob([JSON.stringify(await arrange.file(scale.id), null, 2)], { type: 'application/json' }),
      ),
    );
  const actions = (
    <Stack direction="row" gap="sm" align="center" wrap>
      <Tag tone={scale.status === '1' ? 'success' : 'neutral'}>{states.get(scale.status) ?? ''}</Tag>
      <Button isDisabled={items.length === 0} onPress={() => setTrying(true)}>{t`试测`}</Button>
      {abilities.includes('scales') && (
        <Button isPending={pending === 'file'} onPress={() => void keep()}>{t`导出文件`}</Button>
      )}
      {mayEdit && abilities.includes('scales') && (
        <Button isPending={pending === 'copy'} onPress={() => void copy()}>{t`复制量表`}</Button>
      )}
      {mayEdit && (
        <Button
          variant="primary"
          isPending={pending === 'enable'}
          isDisabled={scale.status !== '1' && faults.length > 0}
          onPress={() => void enable()}
        >
          {scale.status === '1' ? t`停用` : t`启用`}
        </Button>
      )}
    </Stack>
  );
  return (
    <Page title={scale.scaleName} actions={actions}>
      <Stack gap="md">
        {isAnswered && (
          <Alert>{t`这份量表已有人作答，题目、因子和结果不能再改。需要修改时请复制量表，在副本上修改后启用。`}</Alert>
        )}
        <Faults faults={faults} />
        <Card>
          <Tabs
            label={t`量表内容`}
            items={[
              {
                id: 'items',
                label: t`题目（${items.length}）`,
                content: <ItemsPart scale={scale} isOpen={isOpen} items={items} factors={factors} />,
              },
              {
                id: 'factors',
                label: t`因子（${factors.length}）`,
                content: <FactorsPart scale={scale} isOpen={isOpen} itemCount={items.length} factors={factors} />,
              },
              {
                id: 'ranges',
                label: t`结果区间（${ranges.length}）`,
                content: <RangesPart scaleId={scale.id} isOpen={isOpen} factors={factors} ranges={ranges} />,
              },
            ]}
          />
        </Card>
      </Stack>
      {isTrying && <TrialDialog whole={whole} onClose={() => setTrying(false)} />}
    </Page>
  );
}

/** The editor of a scale: its questions, factors and ranges of results, each saved at once. */
export function EditorScreen() {
  const { id = '' } = useParams();
  const { data, fault } = answerOf(useScale(id));
  if (fault !== null) return fault;
  if (data === undefined) return <PageSkeleton />;
  return <Editor key={id} whole={data} />;
}
