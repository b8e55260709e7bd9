import { permissionCode } from '@lattice/api/resource';
import { thrid } from '@lattice/api/resources/project/thrid';
import { lazyPart } from '@lattice/ui/lazyPart';
import type { FeatureAct } from '@lattice/ui/MapView';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { useCodes } from '../../../session/useCodes.ts';

const CameraDialog = lazyPart(async () => (await import('./CameraDialog.tsx')).CameraDialog);

const NONE: readonly FeatureAct[] = [];

/** The way from a camera on a map to its picture, head and talk, for those who may watch; and the window for it. */
export function useWatch(): { acts: readonly FeatureAct[]; dialog: ReactNode } {
  const { t } = useLingui();
  const mayWatch = useCodes()?.has(permissionCode(thrid, 'view')) === true;
  const [id, setId] = useState<string | null>(null);
  const acts = useMemo(() => (mayWatch ? [{ label: t`看画面`, run: setId }] : NONE), [mayWatch, t]);
  return { acts, dialog: id !== null && <CameraDialog id={id} what="all" onClose={() => setId(null)} /> };
}
