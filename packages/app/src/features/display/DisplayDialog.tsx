import { DISPLAY_HOURS, type DisplayCode, displayCalls } from '@lattice/api/displayCalls';
import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Checkbox } from '@lattice/ui/Checkbox';
import { Dialog } from '@lattice/ui/Dialog';
import { Link } from '@lattice/ui/Link';
import { QrCode } from '@lattice/ui/QrCode';
import { Select } from '@lattice/ui/Select';
import { Stack } from '@lattice/ui/Stack';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { usePathname } from '../../navigation/Address.tsx';
import { transport } from '../../session/transport.ts';
import { code as codeStyle } from './display.css.ts';
import { sceneNames } from './sceneNames.ts';

const display = displayCalls(transport);

interface DisplayDialogProps {
  /** Whether the person sees the scene of an address. */
  mayShow: (address: string) => boolean;
  onClose: () => void;
}

/** Makes a code by which a wall shows scenes, for some time, as the person sees them, and nothing else. */
export function DisplayDialog({ mayShow, onClose }: DisplayDialogProps) {
  const { t, i18n } = useLingui();
  const pathname = usePathname();
  const [scenes, setScenes] = useState<readonly string[]>([pathname]);
  const [hours, setHours] = useState('24');
  const [made, setMade] = useState<DisplayCode | null>(null);
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const issue = async () => {
    setPending(true);
    setFault('');
    try {
      setMade(await display.issue(scenes, Number(hours)));
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setPending(false);
    }
  };
  const wall = `${location.origin}/wall`;
  const words: Readonly<Record<string, string>> = {
    '8': t`8 小时`,
    '24': t`24 小时`,
    '168': t`7 天`,
    '720': t`30 天`,
  };
  const footer =
    made === null ? (
      <Button
        variant="primary"
        isPending={isPending}
        isDisabled={scenes.length === 0}
        onPress={() => void issue()}
      >{t`生成投屏码`}</Button>
    ) : (
      <Button onPress={onClose}>{t`完成`}</Button>
    );
  return (
    <Dialog title={t`投屏到大屏`} width={560} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} footer={footer}>
      <Stack gap="md">
        {fault !== '' && <Alert tone="critical">{fault}</Alert>}
        {made === null ? (
          <>
            <Text as="p" tone="muted">{t`大屏用您的数据范围显示所选画面，只能看，不能操作。`}</Text>
            {Object.entries(sceneNames)
              .filter(([address]) => mayShow(address))
              .map(([address, name]) => (
                <Checkbox
                  key={address}
                  label={i18n._(name)}
                  value={scenes.includes(address)}
                  onChange={(isChosen) =>
                    setScenes(isChosen ? [...scenes, address] : scenes.filter((one) => one !== address))
                  }
                />
              ))}
            <Select
              label={t`投屏时长`}
              isCompact
              isClearable={false}
              value={hours}
              options={DISPLAY_HOURS.map((one) => ({ value: String(one), label: words[String(one)] ?? String(one) }))}
              onChange={setHours}
            />
          </>
        ) : (
          <>
            <Text as="p">{t`在大屏的浏览器中打开 ${wall}，输入投屏码；或在那里扫描二维码。`}</Text>
            <output className={codeStyle} aria-label={t`投屏码`}>
              {`${made.code.slice(0, 5)} ${made.code.slice(5)}`}
            </output>
            <QrCode value={`${wall}#${made.code}`} label={t`投屏二维码`} hasText={false} />
            <Alert>
              {t`投屏码十分钟内有效，只能用一次。`}{' '}
              <Link href="/info/index">{t`在个人信息的登录设备中可以随时结束投屏。`}</Link>
            </Alert>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
