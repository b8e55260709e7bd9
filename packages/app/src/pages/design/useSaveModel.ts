import { type FlowModel, model } from '@lattice/api/resources/blade-flow/model';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { client } from '../../session/client.ts';
import { withErrorText } from '../../features/definitions/withErrorText.ts';
import { invalidateFlows } from '../../features/definitions/invalidateFlows.ts';

/**
 * Stores the drawing of a model. Where somebody else stored one meanwhile it says so first, and the next time stores it
 * nevertheless. `onSaved` gets its revision.
 */
export function useSaveModel(
  opened: FlowModel | undefined,
  onSaved: (revision: number) => void,
): (xml: string, facts: { key: string; name: string }) => Promise<void> {
  const { t } = useLingui();
  const seen = useRef(0);
  return async (xml, { key, name }) => {
    if (opened === undefined) return;
    const { id } = opened;
    const { version, lastUpdatedBy, lastUpdated } = await withErrorText(client(model).detail({ id }));
    const isNewer = version > Math.max(seen.current, opened.version);
    seen.current = version;
    if (isNewer)
      throw new Error(
        t`${lastUpdatedBy}已在 ${lastUpdated} 保存过这个模型。可以先下载您的文件再重新打开；再次保存会覆盖对方的内容。`,
      );
    const saved = await withErrorText(client(model).submit({ id, key, name, xml }));
    seen.current = saved.version;
    onSaved(saved.version);
    toast.success(t`已保存“${name}”`);
    await invalidateFlows();
  };
}
