import type { Resource } from '@lattice/api/resource';
import { CrudTable, type CrudTableProps } from '@lattice/ui/CrudTable';
import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { previewPlace } from '../../features/article/previewPlace.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useTranslator } from '../../records/translate.ts';

function Articles({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const say = useTranslator();
  const go = useGo();
  const { crudActions = [], ...register } = useRegister(definition);
  const actions = useMemo(
    (): NonNullable<CrudTableProps['crudActions']> => [
      {
        id: 'preview',
        label: t`预览`,
        icon: Smartphone,
        scope: 'row',
        changesRows: false,
        run: async ([row]) => row && go(previewPlace(row.id)),
      },
      ...crudActions,
    ],
    [crudActions, go, t],
  );
  const rules = useMemo(
    () => async () =>
      (await import('../../features/article/wordRules.ts')).articleRules(definition, say, ({ word, suggestion }) =>
        suggestion === '' ? t`不能使用“${word}”` : t`不能使用“${word}”，建议改为“${suggestion}”`,
      ),
    [definition, say, t],
  );
  return <CrudTable {...register} crudActions={actions} rules={rules} recordIn="page" />;
}

/**
 * 文章发布: articles, which are written in the page itself rather than in a window above it, checked for words of the
 * town, and looked at as readers will see them.
 */
export const Article = () => <PlainScreen path="cms/article" List={Articles} />;
