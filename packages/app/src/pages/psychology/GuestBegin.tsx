import type { GuestOffer } from '@lattice/api/psychology/linkCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { NumberField } from '@lattice/ui/NumberField';
import { Radio } from '@lattice/ui/Radio';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { TextField } from '@lattice/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { guests } from '../../features/psychology/answers.ts';
import { form } from '../../features/guest/guest.css.ts';
import { intro as introStyle } from '../../features/psychology/guest.css.ts';

interface GuestBeginProps {
  token: string;
  offer: GuestOffer;
  onBegun: () => void;
}

/** What is asked before a guest answers: who it is, where the scale is not anonymous, and what norms depend on. */
export function GuestBegin({ token, offer, onBegun }: GuestBeginProps) {
  const { t } = useLingui();
  const [personName, setName] = useState('');
  const [sex, setSex] = useState('');
  const [age, setAge] = useState<number | null>(null);
  const [phone, setPhone] = useState('');
  const [isTold, setTold] = useState(false);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const { intro, itemCount, planMinutes, isAnonymous } = offer;
  const [from, to] = [offer.ageMin ?? 6, offer.ageMax ?? 120];
  const wrong = {
    name: !isAnonymous && personName.trim() === '' ? t`请填写姓名` : undefined,
    sex: sex === '' ? t`请选择性别` : undefined,
    age: age === null || age < from || age > to ? t`请填写 ${from} 到 ${to} 之间的年龄` : undefined,
    phone: phone !== '' && !/^1\d{10}$/.test(phone) ? t`请填写 11 位手机号码，或留空` : undefined,
  };
  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    if (Object.values(wrong).some((one) => one !== undefined)) return;
    setPending(true);
    try {
      await guests.begin(token, { personName: personName.trim(), sex, age, phone });
      onBegun();
    } catch (error) {
      setFault(errorText(error));
      setPending(false);
    }
  };
  const told = (message: string | undefined) => (isTold && message !== undefined ? { errorMessage: message } : {});
  return (
    <form className={form} noValidate onSubmit={(event) => void begin(event)}>
      <Stack direction="row" gap="md" wrap>
        <Text tone="muted">{t`${itemCount} 题`}</Text>
        {planMinutes !== null && <Text tone="muted">{t`约 ${planMinutes} 分钟`}</Text>}
      </Stack>
      {intro !== '' && <p className={introStyle}>{intro}</p>}
      <Alert>
        {isAnonymous
          ? t`本次测评不记名，只用于统计。请按真实感受作答，不想答时可以随时关闭本页。`
          : t`结果只有您本人和心理咨询师能看到。请按真实感受作答，不想答时可以随时关闭本页。`}
      </Alert>
      {!isAnonymous && (
        <TextField
          label={t`姓名`}
          isRequired
          autoComplete="name"
          value={personName}
          onChange={setName}
          {...told(wrong.name)}
        />
      )}
      <Radio
        label={t`性别`}
        isRequired
        value={sex}
        options={[
          { value: '1', label: t`男` },
          { value: '2', label: t`女` },
        ]}
        onChange={setSex}
        {...told(wrong.sex)}
      />
      <NumberField
        label={t`年龄`}
        isRequired
        unit={t`岁`}
        scale={0}
        min={0}
        value={age}
        onChange={setAge}
        {...told(wrong.age)}
      />
      {!isAnonymous && (
        <TextField
          label={t`手机号码`}
          description={t`选填，方便心理咨询师回访`}
          autoComplete="tel"
          value={phone}
          onChange={setPhone}
          {...told(wrong.phone)}
        />
      )}
      {fault !== '' && <Alert tone="critical">{fault}</Alert>}
      <Button type="submit" variant="primary" isPending={isPending}>{t`开始作答`}</Button>
    </form>
  );
}
