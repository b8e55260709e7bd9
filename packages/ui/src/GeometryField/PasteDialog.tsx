import { fitting, together } from '@lattice/geometry/read/asField';
import type { TextReading, TextSystem } from '@lattice/geometry/read/TextReading';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { convertGeometry, systemNames } from '../MapView/coordinates/CoordinateSystem.ts';
import * as drawCss from '../MapView/draw/DrawLayer.css.ts';
import { boxOf, type Geometry, positionsOf, roundedGeometry, type Shape } from '../MapView/geo.ts';
import type { MapLayer } from '../MapView/layers/MapLayer.ts';
import { type BaseMap, MapView } from '../MapView/MapView.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guessedSystem, liesWithin } from './guessedSystem.ts';
import type { DrawingType } from './vertices.ts';

interface PasteDialogProps {
  label: string;
  reading: TextReading;
  geometryType: DrawingType;
  /** Outlines of the town, in which it is expected to lie, and how the map shows them. */
  outlines: readonly Shape[];
  layers: readonly MapLayer[];
  base?: BaseMap;
  onTake: (geometry: Geometry) => void;
  onClose: () => void;
}

/** Asks what of a pasted text is meant and in which system it is counted, and shows where it then lies. */
export function PasteDialog({
  label,
  reading,
  geometryType,
  outlines,
  layers,
  base,
  onTake,
  onClose,
}: PasteDialogProps) {
  const { t } = useLingui();
  const isLine = geometryType === 'LineString';
  const found = fitting(reading.found, geometryType);
  const options = found.map(({ name, geometry }, at) => {
    const count = positionsOf(geometry).length;
    return {
      value: String(at),
      label: name === '' ? t`第 ${at + 1} 个（${count} 个点）` : t`${name}（${count} 个点）`,
    };
  });
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    isLine && found.length > 1 ? [] : options.map(({ value }) => value),
  );
  const box = boxOf(outlines.flatMap(({ geometry }) => positionsOf(geometry)));
  const raw = together(found.filter((_, at) => chosen.includes(String(at))));
  const [own, setOwn] = useState<TextSystem | null>(reading.system);
  const system = own ?? (raw === null ? reading.expected : guessedSystem(raw, reading.expected, box));
  const geometry = raw === null ? null : roundedGeometry(convertGeometry(raw, system, 'WGS84'));
  return (
    <Dialog
      title={t`粘贴到${label}`}
      isOpen
      onOpenChange={onClose}
      width={760}
      footer={
        <>
          <Button onPress={onClose}>{t`取消`}</Button>
          <Button
            variant="primary"
            isDisabled={geometry === null}
            onPress={() => geometry !== null && onTake(geometry)}
          >
            {t`使用`}
          </Button>
        </>
      }
    >
      <Stack>
        {found.length > 1 && isLine && (
          <Select
            label={t`用哪一条线`}
            description={t`共 ${found.length} 条线，这里只能有一条`}
            isRequired
            options={options}
            value={chosen[0] ?? ''}
            onChange={(value) => setChosen(value === '' ? [] : [value])}
          />
        )}
        {found.length > 1 && !isLine && (
          <MultiSelect
            label={t`用哪几块`}
            description={t`共 ${found.length} 块，选中的合成一个范围`}
            isRequired
            options={options}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {reading.system === null ? (
          <Radio
            label={t`坐标系`}
            description={t`粘贴的内容没有写明坐标系，请看地图上的位置是否正确`}
            isRequired
            options={[
              { value: 'WGS84', label: t`WGS 84 / CGCS2000（GPS、测绘）` },
              { value: 'GCJ02', label: t`GCJ-02（高德、腾讯）` },
              { value: 'BD09', label: t`BD-09（百度）` },
            ]}
            value={system}
            onChange={(value) => setOwn(value as TextSystem)}
          />
        ) : (
          <p className={drawCss.size}>{t`坐标系：${systemNames[system]}（内容里写明的）`}</p>
        )}
        {raw !== null && box !== null && (
          <p role="status" className={drawCss.size}>
            {liesWithin(raw, system, box) ? t`在本地网格的范围以内` : t`有一部分在本地网格的范围以外，请核对坐标系`}
          </p>
        )}
        <MapView
          label={t`粘贴内容的位置`}
          layers={layers}
          hasList={false}
          hasLegend={false}
          height="18rem"
          drawing={geometry}
          {...(base !== undefined && { base })}
        />
      </Stack>
    </Dialog>
  );
}
