import { permissionCode } from '@lattice/api/resource';
import { thrid } from '@lattice/api/resources/project/thrid';
import { HoldButton } from '@lattice/ui/HoldButton';
import { Icon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import { useCodes } from '../../session/useCodes.ts';
import { type Camera, isOnline } from './cameras.ts';
import { usePlatform } from './useCamera.ts';
import { useTalk } from './useTalk.ts';
import * as css from './video.css.ts';

/** Milliseconds after which talk ends by itself. */
const LONGEST = 30_000;

/** Speaks through a camera while a button is held; words say how it goes, and why it cannot be done. */
export function CameraTalk({ camera }: { camera: Camera }) {
  const { t } = useLingui();
  const mayTalk = useCodes()?.has(permissionCode(thrid, 'talk')) === true;
  const { id, isTalk } = camera;
  const { can } = usePlatform(id) ?? {};
  const { state, words, begin, end } = useTalk(id);
  if (isTalk !== 1 || !isOnline(camera) || !mayTalk || can?.includes('talk') === false) return null;
  return (
    <>
      <HoldButton size="small" icon={<Icon of={Mic} size="16px" />} onHold={begin} onRelease={end} longest={LONGEST}>
        {state === 'talking' ? t`松开结束` : t`按住说话`}
      </HoldButton>
      <p role="status" className={css.said}>
        {words}
      </p>
    </>
  );
}
