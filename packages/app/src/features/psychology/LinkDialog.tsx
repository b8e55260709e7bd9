import { LINK_DAYS } from '@lattice/api/psychology/linkCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Dialog } from '@lattice/ui/Dialog';
import { Icon } from '@lattice/ui/Icon';
import { QrCode } from '@lattice/ui/QrCode';
import { Select } from '@lattice/ui/Select';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { toast } from '@lattice/ui/Toast';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { links, placeOf } from './answers.ts';
import { code as codeStyle } from '../guest/guest.css.ts';

const LinkPrint = lazyPart(async () => (await import('./LinkPrint.tsx')).LinkPrint);

const MINUTE = 16;
const minute = (moment: string) => moment.slice(0, MINUTE);

interface LinkDialogProps {
  /** Id of the offer, and the name under which it is offered. */
  offerId: string;
  name: string;
  onClose: () => void;
}

/** The link by which guests answer a scale: made for some days with its QR code, told this once, and ended. */
export function LinkDialog({ offerId, name, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const [days, setDays] = useState('30');
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['scaleLink', offerId],
    queryFn: ({ signal }) => links.link(offerId, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const run = async (work: () => Promise<void>) => {
    setPending(true);
    await work()
      .then(() => refetch())
      .catch((cause: unknown) => void toast.error(errorText(cause)));
    setPending(false);
  };
  const make = async () => run(async () => setCode((await links.make(offerId, Number(days))).code));
  const end = async () =>
    run(async () => {
      await links.end(offerId);
      setCode('');
      toast.success(t`链接已停用`);
    });
  const address = `${location.origin}${placeOf.guest(code)}`;
  const words: Readonly<Record<string, string>> = { '1': t`1 天`, '7': t`7 天`, '30': t`30 天`, '90': t`90 天` };
  const footer = (
    <>
      {data && <Button isPending={isPending} onPress={() => void end()}>{t`停用链接`}</Button>}
      {code === '' ? (
        <Button variant="primary" isPending={isPending} isDisabled={data === undefined} onPress={() => void make()}>
          {data ? t`换一个链接` : t`生成链接`}
        </Button>
      ) : (
        <Button variant="primary" icon={<Icon of={Printer} />} onPress={() => setPrinting(true)}>
          {t`打印二维码`}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      title={t`扫码作答：${name}`}
      width={560}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={footer}
    >
      <Stack gap="md">
        {error !== null && <Alert tone="critical">{errorText(error)}</Alert>}
        {data === undefined && error === null && <Skeleton kind="rows" count={2} />}
        {data && (
          <Text as="p">
            {t`${data.userName} 于 ${minute(data.created)} 生成，${minute(data.expires)} 前有效，已有 ${data.sheets} 人开始作答。`}
          </Text>
        )}
        {code === '' ? (
          <>
            <Text as="p" tone="muted">
              {t`群众用手机扫描二维码，不用登录就能作答一次。分类隐藏或量表下架后，链接不能再打开。`}
            </Text>
            {data && <Alert>{t`二维码只在生成时显示一次。换一个链接后，以前打印的二维码不再有效。`}</Alert>}
            <Select
              label={t`有效天数`}
              isCompact
              isClearable={false}
              value={days}
              options={LINK_DAYS.map((one) => ({ value: String(one), label: words[String(one)] ?? String(one) }))}
              onChange={setDays}
            />
          </>
        ) : (
          <div className={codeStyle}>
            <QrCode value={address} label={t`扫码作答`} size={220} hasText={false} />
            <Text size="small" tone="muted">{t`二维码只显示这一次，请现在打印。`}</Text>
          </div>
        )}
      </Stack>
      {isPrinting && (
        <LinkPrint name={name} address={address} until={data?.expires ?? ''} onClose={() => setPrinting(false)} />
      )}
    </Dialog>
  );
}
