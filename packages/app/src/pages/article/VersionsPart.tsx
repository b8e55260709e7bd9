import { type Article, article as definition } from '@lattice/api/resources/cms/article';
import { permissionCode } from '@lattice/api/resource';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { ConfirmDialog } from '@lattice/ui/ConfirmDialog';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { TextDifference } from '@lattice/ui/TextDifference';
import { toast } from '@lattice/ui/Toast';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../base/errorText.ts';
import { useVersions } from '../../features/article/useVersions.ts';
import { type ArticleVersion, wordsOf } from '../../features/article/versions.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';
import { client } from '../../session/client.ts';
import { useCodes } from '../../session/useCodes.ts';
import * as css from './article.css.ts';

const IN_PROCESS = '5';

/** The versions of an article: what each changed, and the way back to it. */
export function VersionsPart({ article }: { article: Article }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const mayEdit = useCodes()?.has(permissionCode(definition, 'edit')) === true && article.status !== IN_PROCESS;
  const { data: versions, fault } = answerOf(useVersions(article));
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  if (fault !== null) return fault;
  if (versions === undefined) return <Skeleton kind="rows" count={4} />;
  const at = Math.max(
    versions.findIndex(({ id }) => id === chosen),
    0,
  );
  const version = versions[at];
  const before = versions[at + 1];
  const nameOf = ({ time }: ArticleVersion) => (time === '' ? t`最初的版本` : time.slice(0, 16));
  if (version === undefined) return null;
  const restore = async () => {
    const { title, subtitle, summary, content } = version;
    await client(definition)
      .submit({
        id: article.id,
        ...(article.rev !== undefined && { rev: article.rev }),
        title,
        subtitle,
        summary,
        content,
      })
      .catch((error: unknown) => {
        throw new Error(errorText(error), { cause: error });
      });
    await queries.invalidateQueries({ queryKey: ['rows', definition.path] });
    setAsking(false);
    setChosen('');
    toast.success(t`已恢复到 ${nameOf(version)}`);
  };
  return (
    <div className={css.versions}>
      <Card title={t`版本（${versions.length}）`}>
        <ul className={css.list}>
          {versions.map((one, place) => (
            <li key={one.id}>
              <button
                type="button"
                className={css.choice}
                aria-pressed={place === at}
                onClick={() => setChosen(one.id)}
              >
                <span>{nameOf(one)}</span>
                <Text size="small" tone="muted">
                  {place === 0 ? t`当前版本 ${one.author}` : one.author}
                </Text>
              </button>
            </li>
          ))}
        </ul>
      </Card>
      <Card
        title={before === undefined ? t`最初的内容` : t`与上一版相比`}
        actions={mayEdit && at > 0 ? <Button onPress={() => setAsking(true)}>{t`恢复到这个版本`}</Button> : undefined}
      >
        <TextDifference
          label={t`版本差异`}
          before={before === undefined ? wordsOf(version) : wordsOf(before)}
          after={wordsOf(version)}
        />
      </Card>
      <ConfirmDialog
        title={t`恢复到 ${nameOf(version)} 的内容？`}
        names={[version.title]}
        action={t`恢复`}
        isOpen={isAsking}
        onConfirm={restore}
        onCancel={() => setAsking(false)}
      >
        {t`标题、摘要和正文换成那时的内容；现在的内容留在版本里，随时可以再换回来。`}
      </ConfirmDialog>
    </div>
  );
}
