import type { Resource } from '@lattice/api/resource';
import { article } from '@lattice/api/resources/cms/article';
import { type CrudAction, CrudTable, type CrudTableProps } from '@lattice/ui/CrudTable';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { Pin, PinOff, Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { readableFailure } from '../../base/readableFailure.ts';
import { previewPlace } from '../../features/article/previewPlace.ts';
import { PlainScreen } from '../../features/register/PlainScreen.tsx';
import { useRegister } from '../../features/register/RegisterTable.tsx';
import { useGo } from '../../navigation/Address.tsx';
import { useTranslator } from '../../records/translate.ts';
import { client } from '../../session/client.ts';

const PUBLISHED = '2';
const PINNED = 1;

/** Puts a published article above all others, or back among them. */
const pinning = (isTop: 0 | 1, look: Pick<CrudAction, 'label' | 'icon'>, done: string): CrudAction => ({
  id: isTop === PINNED ? 'pin' : 'unpin',
  ...look,
  scope: 'row',
  isShown: (row) => (row.isTop === PINNED) !== (isTop === PINNED) && (isTop === 0 || row.status === PUBLISHED),
  run: async ([row]) => {
    if (row === undefined) return;
    await readableFailure(client(article).submit({ id: row.id, isTop }));
    toast.success(done);
  },
});

function Articles({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const say = useTranslator();
  const go = useGo();
  const { crudActions = [], ...register } = useRegister(definition);
  const mayPin = register.rights?.edit === true;
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
      ...(mayPin
        ? [
            pinning(PINNED, { label: t`置顶`, icon: Pin }, t`已置顶，排在列表最前`),
            pinning(0, { label: t`取消置顶`, icon: PinOff }, t`已取消置顶`),
          ]
        : []),
    ],
    [crudActions, go, mayPin, t],
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
