import { permissionCode } from '@lattice/api/resource';
import { type GeneratedRegister, code } from '@lattice/api/resources/blade-develop/code';
import type { CrudAction } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { CopyPlus, FileCode2 } from 'lucide-react';
import { useMemo } from 'react';
import { errorText } from '../../base/errorText.ts';
import { client } from '../../session/client.ts';
import { queryClient } from '../../session/queryClient.ts';
import { useCodes } from '../../session/useCodes.ts';

const withNotice = async <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw new Error(errorText(error), { cause: error });
  });

/** What can be made of settings of the generator; keep `onMade` the same between renders. */
export function useCodeActions(onMade: (made: readonly GeneratedRegister[]) => void): readonly CrudAction[] {
  const { t } = useLingui();
  const codes = useCodes();
  return useMemo(() => {
    const actions: (CrudAction & { needs: string })[] = [
      {
        id: 'generate',
        needs: 'gen-code',
        label: t`生成代码`,
        icon: FileCode2,
        scope: ['row', 'batch'],
        changesRows: false,
        run: async (rows) => {
          const made: unknown = await withNotice(
            client(code).genCode({ ids: rows.map(({ id }) => id).join(','), system: 'lattice' }),
          );
          // A stock server writes files on its own disk and says no more than that it did.
          if (Array.isArray(made)) onMade(made);
          else toast.success(t`服务器已生成代码`);
        },
      },
      {
        id: 'copy-setting',
        needs: 'add',
        label: t`复制`,
        icon: CopyPlus,
        scope: 'row',
        run: async ([row]) => {
          await withNotice(client(code).copy({ id: row?.id ?? '' }));
          toast.success(t`已复制为“${String(row?.codeName)}-copy”`);
          await queryClient.invalidateQueries({ queryKey: ['rows', code.path] });
        },
      },
    ];
    return actions
      .filter(({ needs }) => codes?.has(permissionCode(code, needs)) === true)
      .map(({ needs: _needs, ...action }) => action);
  }, [codes, onMade, t]);
}
