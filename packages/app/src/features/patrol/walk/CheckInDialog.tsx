import type { PatrolWalk } from '@lattice/api/patrolCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { CodeScanner } from '@lattice/ui/CodeScanner';
import { Dialog } from '@lattice/ui/Dialog';
import { TextField } from '@lattice/ui/TextField';
import { toast } from '@lattice/ui/Toast';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../../base/errorText.ts';
import { useGo } from '../../../navigation/Address.tsx';
import { Findings } from './Findings.tsx';
import { asCheckIn, nothingFound } from './checkInFindings.ts';
import { missingPlace } from './missingPlace.ts';
import { pointOfCode } from './pointOfCode.ts';
import type { OwnPlace } from './useOwnPlace.ts';
import { patrolWalking, readAgain } from './walkCalls.ts';
import * as css from './walk.css.ts';
import { useKept } from '../../../records/kept/useKept.ts';
import { KeptNotice } from '../../../records/kept/KeptNotice.tsx';

const DECIMALS = 6;
const nothingTyped = { code: '', isScanned: false, found: nothingFound };

interface CheckInDialogProps {
  walk: PatrolWalk;
  own: OwnPlace;
  onClose: () => void;
}

/** Checks in at a point: its code is scanned or typed, what was found is said, and the place is sent along. */
export function CheckInDialog({ walk, own, onClose }: CheckInDialogProps) {
  const { t, i18n } = useLingui();
  const go = useGo();
  const [{ code, isScanned, found }, setTyped, kept] = useKept(`walk-${walk.id}`, nothingTyped);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const point = pointOfCode(walk, code);
  const isDone = point !== undefined && point.detailId !== '';
  const take = (next: string, byCamera: boolean) => {
    setTyped((before) => ({ ...before, code: next, isScanned: byCamera }));
    setFault('');
    setFaults({});
  };
  const wordsOfCode = () => {
    if (isDone) return t`“${point.pointName}”已经打过卡`;
    return isScanned && point === undefined ? t`扫到的不是本次巡查的点位` : undefined;
  };
  const missingIn = () => ({
    ...(found.wrong.length > 0 && found.words.trim() === '' && { abnormalDesc: t`请写明异常情况` }),
    ...(point?.needPhoto === 1 && found.images === '' && { images: t`这个点位要求拍照` }),
  });
  const send = async () => {
    if (point === undefined) return;
    const missing = missingIn();
    setFaults(missing);
    setFault('');
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    try {
      const place = own.place ?? (await own.ask());
      if (typeof place === 'string') return setFault(i18n._(missingPlace[place]));
      const { id, checkedPoints, totalPoints } = await patrolWalking.checkIn({
        progressId: walk.id,
        code: code.trim(),
        scanned: isScanned ? 1 : 0,
        lng: place.lng.toFixed(DECIMALS),
        lat: place.lat.toFixed(DECIMALS),
        ...asCheckIn(point, found),
      });
      toast.success(t`已打卡：${point.pointName}，已巡 ${checkedPoints}，共 ${totalPoints} 个点位`);
      kept.forget();
      await readAgain();
      onClose();
      if (found.wrong.length > 0 && found.result === '3') go(`/event/report?checkIn=${id}`);
    } catch (reason) {
      setFault(errorText(reason));
    } finally {
      setPending(false);
    }
  };
  // A code alone is scanned again at the next point.
  const leave = () => {
    if (JSON.stringify(found) === JSON.stringify(nothingFound)) kept.forget();
    onClose();
  };
  const said = wordsOfCode();
  return (
    <Dialog
      title={t`巡查打卡`}
      isOpen
      onOpenChange={leave}
      footer={
        <>
          <Button onPress={leave}>
            <Trans>取消</Trans>
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={point === undefined || isDone}
            onPress={() => void send()}
          >
            <Trans>打卡</Trans>
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <KeptNotice kept={kept} />
        {point === undefined && <CodeScanner label={t`点位二维码`} onCode={(text) => take(text, true)} />}
        <TextField
          label={t`点位编号`}
          description={point?.pointName ?? t`扫不了码时，输入二维码下面的编号`}
          value={point !== undefined && isScanned ? point.pointCode : code}
          onChange={(text) => take(text, false)}
          {...(said !== undefined && { errorMessage: said })}
        />
        {point !== undefined && !isDone && (
          <Findings
            point={point}
            found={found}
            faults={faults}
            onChange={(next) => setTyped((before) => ({ ...before, found: next }))}
          />
        )}
        <div role="alert">{fault !== '' && <Alert tone="critical">{fault}</Alert>}</div>
      </div>
    </Dialog>
  );
}
