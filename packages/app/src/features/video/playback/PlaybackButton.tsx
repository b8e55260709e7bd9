import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import { session } from '../../../session/session.ts';
import type { Camera } from '../cameras.ts';
import { usePlatform } from '../useCamera.ts';
import * as css from '../video.css.ts';

const PlaybackDialog = lazyPart(async () => (await import('./PlaybackDialog.tsx')).PlaybackDialog);

/** Opens what a camera recorded; nothing where the server plays none. */
export function PlaybackButton({ camera }: { camera: Camera }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { can } = usePlatform(camera.id) ?? {};
  if (can?.includes('playback') === false) return null;
  if (!session.abilities.includes('cameras')) return null;
  return (
    <div className={css.line}>
      <Button size="small" icon={<Icon of={History} size="16px" />} onPress={() => setOpen(true)}>
        {t`录像回放`}
      </Button>
      {isOpen && <PlaybackDialog camera={camera} onClose={() => setOpen(false)} />}
    </div>
  );
}
