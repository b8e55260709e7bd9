import { recorddispatch } from '@lattice/api/resources/dispatch/recorddispatch';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { formSourcesIn } from '../../records/formSources.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { FormDialog } from '../definitions/FormDialog.tsx';
import { meetings } from './meetings.ts';

const { showIf: _always, ...userIds } = recorddispatch.fields.userIds;

interface CallMoreDialogProps {
  id: string;
  /** How many people the meeting has at most. */
  most: number;
  onClose: () => void;
}

/** Calls more people to a meeting. */
export function CallMoreDialog({ id, most, onClose }: CallMoreDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  return (
    <FormDialog
      keptAs={`meeting-${id}`}
      title={t`邀请参会`}
      action={t`邀请`}
      fields={formFields({ userIds }, say)}
      values={{ userIds: '' }}
      sources={formSourcesIn(i18n.locale)}
      onClose={onClose}
      onSubmit={async (texts) => {
        await meetings.callMore(id, texts.userIds ?? '');
        onClose();
      }}
    >
      <Text as="p" tone="muted">{t`会议最多 ${most} 人；不参加的人可以再次邀请。`}</Text>
    </FormDialog>
  );
}
