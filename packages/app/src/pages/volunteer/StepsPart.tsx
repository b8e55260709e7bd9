import type { CodedActivity, VolunteerStep, VolunteerTurn } from '@lattice/api/volunteerCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { devicePosition } from '@lattice/ui/LocateButton';
import { PhoneField } from '@lattice/ui/PhoneField';
import { Text } from '@lattice/ui/Text';
import { TextField } from '@lattice/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { buttons, form } from '../../features/guest/guest.css.ts';
import { missingPlace } from '../../features/patrol/walk/missingPlace.ts';
import { volunteers } from '../../features/volunteers/activityCode.ts';
import { isHere, stepsFor, stepsHere } from './stepsFor.ts';

interface StepsPartProps {
  code: string;
  activity: CodedActivity;
  turn: VolunteerTurn | null;
  /** Called with how the volunteer stands after a step. */
  onTurn: (turn: VolunteerTurn | null) => void;
}

/** Who the volunteer is, and what can be done now. */
export function StepsPart({ code, activity, turn, onTurn }: StepsPartProps) {
  const { t, i18n } = useLingui();
  const [phone, setPhone] = useState('');
  const [idTail, setIdTail] = useState('');
  const [isTold, setTold] = useState(false);
  const [pending, setPending] = useState<VolunteerStep | null>(null);
  const [fault, setFault] = useState('');
  const steps = stepsFor(stepsHere(activity), turn);
  const words: Readonly<Record<VolunteerStep, string>> = {
    look: t`查看我的报名`,
    signUp: t`报名`,
    cancel: t`取消报名`,
    checkIn: t`签到`,
    checkOut: t`签退`,
  };
  const wrong = {
    phone: /^1\d{10}$/.test(phone) ? undefined : t`请填写 11 位手机号码`,
    idTail: /^\d{3}[\dXx]$/.test(idTail) ? undefined : t`请填写身份证号的最后四位`,
  };
  const told = (message: string | undefined) => (isTold && message !== undefined ? { errorMessage: message } : {});
  const make = async (step: VolunteerStep) => {
    setTold(true);
    setFault('');
    if (wrong.phone !== undefined || wrong.idTail !== undefined || pending !== null) return;
    setPending(step);
    const place = activity.radius > 0 && isHere(step) ? await devicePosition() : undefined;
    if (typeof place === 'string') {
      setPending(null);
      setFault(i18n._(missingPlace[place]));
      return;
    }
    try {
      const proof = { code, phone, idTail, ticket: activity.ticket };
      onTurn(await volunteers.step(step, place === undefined ? proof : { ...proof, place }));
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setPending(null);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = steps;
    if (first !== undefined) void make(first);
  };
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    onTurn(null);
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      <PhoneField
        label={t`手机号码`}
        description={t`登记为志愿者时的号码`}
        isRequired
        autoComplete="tel-national"
        value={phone}
        onChange={change(setPhone)}
        {...told(wrong.phone)}
      />
      <TextField
        label={t`身份证号后四位`}
        isRequired
        value={idTail}
        onChange={change(setIdTail)}
        {...told(wrong.idTail)}
      />
      {activity.radius > 0 && steps.some(isHere) && (
        <Text as="p" size="small" tone="muted">
          {t`签到、签退时核对手机位置，须在活动地点 ${activity.radius} 米以内。位置只用来核对，不保存。`}
        </Text>
      )}
      {fault !== '' && <Alert tone="critical">{fault}</Alert>}
      <div className={buttons}>
        {steps.map((step, at) => (
          <Button
            key={step}
            variant={at === 0 ? 'primary' : 'secondary'}
            {...(at === 0 && { type: 'submit' as const })}
            isPending={pending === step}
            {...(at > 0 && { onPress: () => void make(step) })}
          >
            {words[step]}
          </Button>
        ))}
      </div>
    </form>
  );
}
