import { punching } from '@lattice/api/punchCalls';
import { gridmemberattendancerecord } from '@lattice/api/resources/grid/gridmemberattendancerecord';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Icon } from '@lattice/ui/Icon';
import { devicePosition } from '@lattice/ui/LocateButton';
import type { Option } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Tag } from '@lattice/ui/Tag';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { formSourcesIn } from '../../records/formSources.ts';
import { queryClient } from '../../session/queryClient.ts';
import { transport } from '../../session/transport.ts';
import { missingPlace } from '../patrol/walk/missingPlace.ts';
import * as css from './punchCard.css.ts';

const calls = punching(transport);
const DECIMALS = 6;
const AGAIN = 60_000;
const CLOCK = 11;
const MINUTES = 16;
/** Key of `punch_mode` that asks for no place. */
const ANYWHERE = '3';
const none: readonly Option[] = [];

/** 上下班打卡: the own shift of today, and the key that clocks in or out where the person stands. */
export function PunchCard() {
  const { t, i18n } = useLingui();
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState('');
  const { path } = gridmemberattendancerecord;
  const { data } = useQuery({
    queryKey: ['rows', path, 'shift'],
    queryFn: async ({ signal }) => calls.ownShift(signal),
    refetchInterval: AGAIN,
  });
  const { data: results = none } = useQuery({
    queryKey: ['rows', 'punch-results', i18n.locale],
    queryFn: async () => formSourcesIn(i18n.locale).options('punch_result'),
  });
  if (data === undefined)
    return (
      <Card title={t`今天的考勤`}>
        <Skeleton kind="rows" count={2} />
      </Card>
    );
  const {
    setName,
    onTime,
    offTime,
    punchMode,
    isWorkday,
    next,
    isEarly,
    onPunchTime,
    onResult,
    offPunchTime,
    offResult,
  } = data;
  if (setName === '') return null;
  const punch = async () => {
    setFault('');
    setPending(true);
    try {
      const found = await devicePosition();
      if (typeof found === 'string' && punchMode !== ANYWHERE) return setFault(i18n._(missingPlace[found]));
      const place =
        typeof found === 'string'
          ? { lng: '', lat: '' }
          : { lng: found.lng.toFixed(DECIMALS), lat: found.lat.toFixed(DECIMALS) };
      const after = await calls.punch(place);
      const key = next === 'on' ? after.onResult : after.offResult;
      const word = results.find(({ value }) => value === key)?.label ?? '';
      toast.success(next === 'on' ? t`上班打卡：${word}` : t`下班打卡：${word}`);
      await queryClient.invalidateQueries({ queryKey: ['rows', path] });
    } catch (reason) {
      setFault(errorText(reason));
    } finally {
      setPending(false);
    }
  };
  const told = (time: string, key: string) => {
    const word = results.find(({ value }) => value === key);
    return (
      <span className={css.punch}>
        {time === '' ? '—' : time.slice(CLOCK, MINUTES)}
        {word !== undefined && <Tag tone={word.tone ?? 'neutral'}>{word.label}</Tag>}
      </span>
    );
  };
  const labels = { on: t`上班打卡`, off: offPunchTime === '' ? t`下班打卡` : t`更新下班打卡` };
  return (
    <Card title={t`今天的考勤`}>
      <div className={css.day}>
        <Descriptions
          columns={2}
          items={[
            { label: t`考勤组`, value: setName },
            { label: t`上下班时间`, value: isWorkday ? `${onTime} – ${offTime}` : t`今天休息` },
            { label: t`上班`, value: told(onPunchTime, onResult) },
            { label: t`下班`, value: told(offPunchTime, offResult) },
          ]}
        />
        <Button
          variant={isWorkday ? 'primary' : 'secondary'}
          icon={<Icon of={Fingerprint} />}
          isPending={isPending}
          onPress={() => (next === 'off' && isEarly ? setAsking(true) : void punch())}
        >
          {labels[next]}
        </Button>
      </div>
      <ConfirmDialog
        title={t`现在下班打卡，记为早退`}
        names={[`${onTime} – ${offTime}`]}
        action={t`下班打卡`}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await punch();
          setAsking(false);
        }}
      />
      <div role="alert">{fault !== '' && <Alert tone="critical">{fault}</Alert>}</div>
    </Card>
  );
}
