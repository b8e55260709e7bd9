import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './LocateButton.css.ts';
import { type DevicePosition, type NoPosition, devicePosition } from './position.ts';

export { type DevicePosition, type NoPosition, devicePosition } from './position.ts';

export interface LocateButtonProps {
  /** Takes the position of the device, in degrees of WGS 84 with six decimals. */
  onLocate: (position: { lng: string; lat: string }) => void;
}

/** Decimals that are left: a tenth of a metre. */
const DECIMALS = 6;

/** Fills in where the device is; where the browser gives no position, it says what is missing. */
export function LocateButton({ onLocate }: LocateButtonProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [found, setFound] = useState<DevicePosition | NoPosition>();
  const missing: Record<NoPosition, string> = {
    insecure: t`浏览器只向 https 页面提供位置：请联系系统管理员启用 HTTPS，或在地图上点选`,
    refused: t`浏览器没有允许使用位置：请在地址栏的网站设置里允许，或在地图上点选`,
    unknown: t`没有得到位置：请打开设备的定位后再试，或在地图上点选`,
  };
  const locate = async () => {
    setAsking(true);
    const position = await devicePosition();
    setFound(position);
    setAsking(false);
    if (typeof position === 'object')
      onLocate({ lng: position.lng.toFixed(DECIMALS), lat: position.lat.toFixed(DECIMALS) });
  };
  return (
    <div className={css.line}>
      <Button size="small" icon={<Icon of={LocateFixed} />} isPending={isAsking} onPress={() => void locate()}>
        <Trans>用当前位置</Trans>
      </Button>
      <span className={css.said} role="status">
        {found !== undefined &&
          !isAsking &&
          (typeof found === 'object' ? t`已填入当前位置，误差约 ${found.metres} 米` : missing[found])}
      </span>
    </div>
  );
}
