import { model } from '@lattice/api/resources/blade-flow/model';
import type { CheckedFlow } from '@lattice/ui/FlowDesigner';
import { useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { loadModel } from './loadModel.ts';

/** What is wrong with a model as it is stored, in the language shown. */
export function useCheckedModel(id: string): UseQueryResult<CheckedFlow> {
  const { i18n } = useLingui();
  return useQuery({
    queryKey: ['rows', model.path, 'checked', id, i18n.locale],
    queryFn: async ({ signal }) => {
      const [{ modelEditorXml }, { checkFlow }] = await Promise.all([
        loadModel(id, signal),
        import('@lattice/ui/FlowDesigner'),
      ]);
      return checkFlow(modelEditorXml, i18n);
    },
    staleTime: 0,
  });
}
