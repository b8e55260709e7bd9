import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { slider, stage, zoom as zoomStyle } from './AvatarUpload.css.ts';
import type { CropArea } from './cropPicture.ts';

interface CropStageProps {
  /** URL of the picture. */
  source: string;
  /** Called with the chosen part whenever it changes. */
  onArea: (area: CropArea) => void;
  /** Called when the picture cannot be shown. */
  onFault: () => void;
}

/** A picture under a round window: dragged, moved by arrow keys, and enlarged by a slider. */
export function CropStage({ source, onArea, onFault }: CropStageProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={stage}>
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onArea(area)}
          keyboardStep={8}
          cropperProps={{ role: 'application', 'aria-label': t`裁剪区域，用方向键移动` }}
          mediaProps={{ alt: '', onError: onFault }}
        />
      </div>
      <label className={zoomStyle}>
        {t`缩放`}
        <input
          type="range"
          className={slider}
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </>
  );
}
