import { ApiError } from '@lattice/api/ApiError';
import { type UserProfile, user as users } from '@lattice/api/resources/blade-user';
import { Alert } from '@lattice/ui/Alert';
import { AvatarUpload } from '@lattice/ui/AvatarUpload';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { PhoneField } from '@lattice/ui/PhoneField';
import { Stack } from '@lattice/ui/Stack';
import { TextField } from '@lattice/ui/TextField';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useUnsaved } from '../../navigation/useUnsaved.ts';
import { client } from '../../session/client.ts';
import { session } from '../../session/session.ts';
import { issueSentences } from '@lattice/api/formValidator';
import { useTranslator } from '../../records/translate.ts';
import { uploadFile } from '../../records/uploadFile.ts';
import { useKept } from '../../records/kept/useKept.ts';
import { KeptNotice } from '../../records/kept/KeptNotice.tsx';

interface ProfileFormProps {
  /** The account as it is stored. */
  profile: UserProfile;
  /** Called when it was changed. */
  onSaved: () => void;
}

const editable = ['avatar', 'realName', 'name', 'phone', 'email'] as const;
type Own = Pick<UserProfile, (typeof editable)[number]>;
const own = ({ avatar, realName, name, phone, email }: UserProfile): Own => ({ avatar, realName, name, phone, email });

/** Picture, names, telephone and mail address of the person. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const { t } = useLingui();
  const say = useTranslator();
  const stored = own(profile);
  const [{ phone, email }, setContact] = useState({ phone: stored.phone, email: stored.email });
  const [names, setNames, kept] = useKept('profile', {
    avatar: stored.avatar,
    realName: stored.realName,
    name: stored.name,
  });
  const values: Own = { ...names, phone, email };
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);
  useUnsaved(editable.some((name) => values[name] !== stored[name]));
  const labels: Own = { avatar: t`头像`, realName: t`姓名`, name: t`用户名`, phone: t`手机号`, email: t`邮箱` };
  const bind = (name: keyof Own) => ({
    label: labels[name],
    value: values[name],
    onChange: (value: string) =>
      name === 'phone' || name === 'email'
        ? setContact((before) => ({ ...before, [name]: value }))
        : setNames((before) => ({ ...before, [name]: value })),
    ...(faults[name] !== undefined && { errorMessage: faults[name] }),
  });
  const save = async () => {
    setPending(true);
    setFailure('');
    setFaults({});
    try {
      await client(users).updateInfo(values);
      if (session.user !== null)
        Object.assign(session.user, { avatar: values.avatar, real_name: values.realName, nick_name: values.name });
      toast.success(t`个人信息已保存`);
      kept.sent();
      onSaved();
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      setFaults(Object.fromEntries(issueSentences(issues, users, say).map(({ field, message }) => [field, message])));
      setFailure(issues.length > 0 ? '' : errorText(error));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) void save();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t`基本信息`}>
      <Stack gap="sm">
        <KeptNotice kept={kept} />
        {failure !== '' && <Alert tone="critical">{failure}</Alert>}
        <Descriptions
          columns={1}
          items={[
            { label: t`账号`, value: profile.account },
            { label: t`部门`, value: profile.deptName },
            { label: t`角色`, value: profile.roleName },
          ]}
        />
        <AvatarUpload {...bind('avatar')} upload={uploadFile} />
        <TextField {...bind('realName')} isRequired maxLength={10} autoComplete="name" />
        <TextField {...bind('name')} isRequired maxLength={20} autoComplete="nickname" />
        <PhoneField {...bind('phone')} />
        <TextField {...bind('email')} type="email" maxLength={45} autoComplete="email" />
        <div>
          <Button type="submit" variant="primary" isPending={isPending}>{t`保存`}</Button>
        </div>
      </Stack>
    </form>
  );
}
