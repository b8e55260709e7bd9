import { warnManage } from '@lattice/api/resources/dispatch/warnManage';
import { promptOf } from '@lattice/api/targetsOf';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Checkbox } from '@lattice/ui/Checkbox';
import { Dialog } from '@lattice/ui/Dialog';
import { Empty } from '@lattice/ui/Empty';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorText } from '../../base/errorText.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { FormDialog, type Texts } from '../definitions/FormDialog.tsx';
import { command, refreshCommand } from './command.ts';
import { lines } from './command.css.ts';
import { type MovedTo, type OpenWarning, WarningLine } from './WarningLine.tsx';

interface WarningDeskProps {
  /** The warnings that are open, the worst first. */
  warnings: readonly OpenWarning[];
  onClose: () => void;
}

/** What a warning is asked for before it becomes an event. */
const requested = promptOf(warnManage.states ?? {}, { from: '0', to: '4' })?.fields ?? {};

/** The warnings of today that are open: handled, merged where they have one cause, or turned into events. */
export function WarningDesk({ warnings, onClose }: WarningDeskProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const { abilities } = useSnapshot(session);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState('');
  const [fault, setFault] = useState('');
  const [turning, setTurning] = useState<OpenWarning | null>(null);
  const [note, setNote] = useState('');
  const act = async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    setFault('');
    try {
      await work();
      setChosen(new Set());
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setBusy('');
      await refreshCommand();
    }
  };
  const move = (id: string, status: MovedTo) => act(id, async () => client(warnManage).submit({ id, status }));
  const picked = warnings.filter(({ id }) => chosen.has(id));
  const [main] = picked;
  const count = picked.length;
  const merge = () =>
    act('merge', async () => {
      if (main === undefined) return;
      const { merged } = await command.merge(
        picked.map(({ id }) => id),
        main.id,
      );
      setNote(t`已把 ${merged} 条预警并入“${main.warnTitle}”`);
    });
  if (turning !== null)
    return (
      <FormDialog
        keptAs={`warning-${turning.id}`}
        title={t`转为事件`}
        action={t`转为事件`}
        fields={formFields(requested, say)}
        values={{}}
        sources={formSourcesIn(i18n.locale)}
        onClose={() => setTurning(null)}
        onSubmit={async (texts: Texts) => {
          await client(warnManage).submit({
            id: turning.id,
            status: '4',
            eventCategoryId: texts.eventCategoryId ?? '',
          });
          setNote(t`“${turning.warnTitle}”已转为事件`);
          setTurning(null);
          await refreshCommand();
        }}
      >
        <Text as="p">{turning.warnTitle}</Text>
      </FormDialog>
    );
  const canMerge = abilities.includes('command');
  const footer = canMerge && (
    <Button
      variant="primary"
      isDisabled={count < 2}
      isPending={busy === 'merge'}
      onPress={() => void merge()}
    >{t`合并选中的 ${count} 条`}</Button>
  );
  return (
    <Dialog title={t`今日预警`} width={880} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} footer={footer}>
      <Stack gap="md">
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
        {note !== '' && <Alert tone="success">{note}</Alert>}
        {warnings.length === 0 && <Empty title={t`没有待处置的预警`} />}
        {canMerge && warnings.length > 1 && (
          <Text tone="muted">{t`同一起因的预警：逐条勾选后合并，排在最前的一条保留。`}</Text>
        )}
        <ul className={lines}>
          {warnings.map((warning) => (
            <WarningLine
              key={warning.id}
              warning={warning}
              isBusy={busy === warning.id}
              onMove={(status) => void move(warning.id, status)}
              onTurn={() => setTurning(warning)}
            >
              {canMerge && (
                <Checkbox
                  label={<span hidden>{t`选择`}</span>}
                  aria-label={t`选择：${warning.warnTitle}`}
                  value={chosen.has(warning.id)}
                  onChange={(isChosen) =>
                    setChosen((before) => {
                      const next = new Set(before);
                      if (isChosen) next.add(warning.id);
                      else next.delete(warning.id);
                      return next;
                    })
                  }
                />
              )}
            </WarningLine>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
