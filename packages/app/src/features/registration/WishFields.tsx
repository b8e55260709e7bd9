import type { GuestWish } from '@lattice/api/resources/blade-user';
import { Select } from '@lattice/ui/Select';
import { TextArea } from '@lattice/ui/TextArea';
import { TextField } from '@lattice/ui/TextField';
import { useLingui } from '@lingui/react/macro';

interface WishFieldsProps {
  values: GuestWish;
  onChange: (name: keyof GuestWish) => (value: string) => void;
}

/** What a guest asks for, in own words: whoever approves reads it. */
export function WishFields({ values, onChange }: WishFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`希望加入的部门`}
        description={t`写明您所在的部门、社区或村，管理员据此审核。`}
        maxLength={60}
        value={values.wishDept}
        onChange={onChange('wishDept')}
      />
      <TextField label={t`希望担任的角色`} maxLength={60} value={values.wishRole} onChange={onChange('wishRole')} />
      <Select
        isClearable={false}
        label={t`使用平台`}
        value={values.userType}
        options={[
          { value: '1', label: t`网页` },
          { value: '2', label: t`手机应用` },
          { value: '3', label: t`其他` },
        ]}
        onChange={onChange('userType')}
      />
      <TextArea
        label={t`申请理由`}
        maxLength={200}
        rows={2}
        value={values.wishReason}
        onChange={onChange('wishReason')}
      />
    </>
  );
}
