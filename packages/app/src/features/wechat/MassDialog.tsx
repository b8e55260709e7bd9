import { article } from '@lattice/api/resources/cms/article';
import { articlewechatmass } from '@lattice/api/resources/cms/articlewechatmass';
import { wechatuser } from '@lattice/api/resources/cms/wechatuser';
import { MOST_TESTERS, testCall } from '@lattice/api/wechat/wechatCalls';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { MultiSelect } from '@lattice/ui/MultiSelect';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { idsIn } from '../../records/rowsIn.ts';
import { client } from '../../session/client.ts';
import { transport } from '../../session/transport.ts';
import * as css from './wechat.css.ts';

interface MassDialogProps {
  /** Id of the mass message. */
  id: string;
  /** Whether the person may send it to some followers as a test. */
  mayTest: boolean;
  onClose: () => void;
}

const FOLLOWERS = 200;

async function load(id: string, signal: AbortSignal) {
  const mass = await client(articlewechatmass).detail(id, { signal });
  const ids = idsIn(mass.articleIds);
  const [articles, followers] = await Promise.all([
    Promise.all(ids.map(async (one) => client(article).detail(one, { signal }))),
    client(wechatuser)
      .page({ current: 1, size: FOLLOWERS, subscribe: 1 }, { signal })
      .then(({ records }) => records.map(({ id: value, nickName }) => ({ value, label: nickName })))
      .catch(() => []),
  ]);
  return { mass, articles, followers };
}

/** A mass message as it will stand on a phone, and its sending to some followers as a test. */
export function MassDialog({ id, mayTest, onClose }: MassDialogProps) {
  const { t } = useLingui();
  const [users, setUsers] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['rows', articlewechatmass.path, 'preview', id],
    queryFn: async ({ signal }) => load(id, signal),
  });
  const send = async () => {
    setPending(true);
    try {
      const { count } = (await transport.send(`${articlewechatmass.path}/${testCall.path}`, testCall, {
        id,
        users: users.join(','),
      })) as { count: number };
      toast.success(t`已发给 ${count} 个测试接收人`);
      onClose();
    } catch (fault) {
      toast.error(errorText(fault));
    }
    setPending(false);
  };
  return (
    <Dialog
      title={t`群发预览`}
      width={760}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`关闭`}</Button>
          {mayTest && (
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={users.length === 0 || users.length > MOST_TESTERS}
              onPress={() => void send()}
            >{t`发送测试`}</Button>
          )}
        </>
      }
    >
      {error !== null && <Text tone="critical">{errorText(error)}</Text>}
      {data === undefined ? (
        error === null && <Skeleton kind="rows" count={5} />
      ) : (
        <div className={css.sides}>
          <div className={css.phone} role="group" aria-label={t`手机上的消息`}>
            <div className={css.phoneTitle}>{data.mass.title}</div>
            <div className={css.phoneBody}>
              {data.articles.length > 0 ? (
                <ul className={css.articles}>
                  {data.articles.map(({ id: key, title, cover }) => (
                    <li key={key} className={css.article}>
                      <span>{title}</span>
                      {cover !== '' && <img src={cover} alt="" className={css.picture} />}
                    </li>
                  ))}
                </ul>
              ) : (
                <div className={css.bubble}>{data.mass.content || data.mass.digest || data.mass.title}</div>
              )}
            </div>
          </div>
          <div className={css.words}>
            {mayTest && (
              <MultiSelect
                label={t`测试接收人`}
                description={t`最多 ${MOST_TESTERS} 人，只有他们会收到`}
                value={users}
                options={data.followers}
                onChange={setUsers}
              />
            )}
            <Text tone="muted">{t`确认无误后，由起草人以外的审核人员发送给全部粉丝；送达人数见微信群发记录。`}</Text>
          </div>
        </div>
      )}
    </Dialog>
  );
}
