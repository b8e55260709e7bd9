import { listName } from '@lattice/api/listName';
import { purposeOf } from '@lattice/api/personalData';
import type { PersonalRegister } from '@lattice/api/resources/blade-log/privacy';
import { Button } from '@lattice/ui/Button';
import { Descriptions } from '@lattice/ui/Descriptions';
import { Dialog } from '@lattice/ui/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useTranslator } from '../../records/translate.ts';
import { useClearWords } from './useClearWords.ts';

interface RegisterDialogProps {
  register: PersonalRegister;
  onClose: () => void;
}

/** What a register keeps of people, why, and who sees it in the clear. */
export function RegisterDialog({ register, onClose }: RegisterDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const { inFull } = useClearWords();
  const { label, path, rows, fields, plain, reveal } = register;
  const reason = purposeOf(path);
  return (
    <Dialog
      title={listName(label, say)}
      width={640}
      isOpen
      onOpenChange={onClose}
      footer={<Button variant="primary" onPress={onClose}>{t`关闭`}</Button>}
    >
      <Descriptions
        columns={1}
        items={[
          { label: t`敏感信息`, value: fields.map((one) => one.label).join(t`、`) },
          { label: t`用途`, value: reason === undefined ? t`尚未说明` : say(reason.purpose) },
          { label: t`依据`, value: reason === undefined ? t`尚未说明` : say(reason.basis) },
          { label: t`可看全部明文`, value: inFull(plain) },
          { label: t`可逐项查看明文`, value: t`${inFull(reveal)}；每次须填写原因并记入审计日志` },
          { label: t`记录数`, value: i18n.number(rows) },
        ]}
      />
    </Dialog>
  );
}
