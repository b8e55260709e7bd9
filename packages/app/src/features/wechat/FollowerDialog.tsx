import { formValidator } from '@lattice/api/formValidator';
import { tagging } from '@lattice/api/wechat/followerCalls';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import type { Resource } from '@lattice/api/resource';
import { Button } from '@lattice/ui/Button';
import type { CrudRow } from '@lattice/ui/CrudTable';
import { Dialog } from '@lattice/ui/Dialog';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { formSourcesIn } from '../../records/formSources.ts';
import { saveFailureOf } from '../../records/saveFailureOf.ts';
import { formFields, useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { session } from '../../session/session.ts';
import { transport } from '../../session/transport.ts';
import { KeptForm } from '../../records/kept/KeptForm.tsx';

interface FollowerDialogProps {
  definition: Resource;
  row: CrudRow;
  onClose: () => void;
}

const calls = tagging(transport);
const TAGS = 'tagIds';

/** Tags of a follower, the account that stands for the same person, and a remark. */
export function FollowerDialog({ definition, row, onClose }: FollowerDialogProps) {
  const { t, i18n } = useLingui();
  const say = useTranslator();
  const form = useId();
  const { abilities } = useSnapshot(session);
  const mayTag = abilities.includes('wechat');
  const fields = useMemo(() => {
    const { tagIds, userId, remark } = wechatuser.fields;
    return { ...(mayTag && { [TAGS]: { ...tagIds, readonly: false } }), userId, remark };
  }, [mayTag]);
  const drawn = useMemo(() => formFields(fields, say), [fields, say]);
  const validate = useMemo(() => formValidator({ fields }, say), [fields, say]);
  return (
    <Dialog
      title={t`标签与绑定：${String(row.nickName ?? '')}`}
      width={520}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`取消`}</Button>
          <Button variant="primary" type="submit" form={form}>{t`保存`}</Button>
        </>
      }
    >
      <KeptForm
        keptAs={`${wechatuser.path}-${row.id}`}
        id={form}
        fields={drawn}
        values={row}
        mode="edit"
        columns={1}
        sources={formSourcesIn(i18n.locale)}
        validate={(typed) => validate(typed)}
        onSubmit={async ({ tagIds, userId, remark }) => {
          try {
            if (mayTag) await calls.tag(row.id, String(tagIds ?? ''));
            await client(wechatuser).submit({
              id: row.id,
              userId: String(userId ?? ''),
              remark: String(remark ?? ''),
            });
            await queryClient.invalidateQueries({ queryKey: ['rows', wechatuser.path] });
            toast.success(t`已保存`);
            onClose();
          } catch (error) {
            throw await saveFailureOf(error, definition, say);
          }
        }}
      />
    </Dialog>
  );
}
