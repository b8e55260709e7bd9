import { townZone } from '@lattice/api/townTime';
import { useLingui } from '@lingui/react/macro';
import { Camera, Printer } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { type BaseMap, mayBePictured } from '../base/BaseMap.ts';
import type { LiveMap } from '../live/liveMap.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';

interface PictureButtonsProps {
  live: LiveMap;
  title: string;
  base: BaseMap | undefined;
}

/** Saves and prints the map with its source and 审图号; off for a map that may not leave. */
export function PictureButtons({ live, title, base }: PictureButtonsProps) {
  const { t, i18n } = useLingui();
  const [problem, setProblem] = useState('');
  const isAllowed = mayBePictured(base);
  const why = isAllowed ? '' : t`（底图没有审图号，为内部资料，不能导出）`;
  const make = async (hand: (picture: Blob) => unknown) => {
    const { takePicture } = await import('../live/takePicture.ts');
    const time = new Intl.DateTimeFormat(i18n.locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: townZone(),
    }).format(new Date());
    const source = base === undefined ? t`数据来源：本系统` : t`底图来源：${base.source}`;
    const approval = base?.approval === undefined ? [] : [t`审图号：${base.approval}`];
    try {
      await hand(await takePicture(live, { title, lines: [[source, ...approval].join('  '), t`制图时间：${time}`] }));
      setProblem('');
    } catch {
      setProblem(t`图片没有做成，底图不允许读取`);
    }
  };
  return (
    <>
      <IconButton
        label={`${t`保存图片`}${why}`}
        isDisabled={!isAllowed}
        onPress={() =>
          void make(async (picture) => (await import('../live/takePicture.ts')).savePicture(picture, title))
        }
      >
        <Icon of={Camera} />
      </IconButton>
      <IconButton
        label={`${t`打印地图`}${why}`}
        isDisabled={!isAllowed}
        onPress={() =>
          void make(async (picture) => (await import('../live/takePicture.ts')).printPicture(picture, title))
        }
      >
        <Icon of={Printer} />
      </IconButton>
      <span role="status" className={visuallyHidden}>
        {problem}
      </span>
    </>
  );
}
