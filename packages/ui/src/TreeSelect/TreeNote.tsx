import { useLingui } from '@lingui/react/macro';
import { wordButton } from '../Button/wordButton.css.ts';
import * as overlay from '../Field/overlay.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import * as css from './TreePanel.css.ts';
import type { Search } from './useFound.ts';

interface TreeNoteProps {
  /** How the search goes. */
  search: Search;
  /** What is searched for, '' for nothing. */
  words: string;
  /** How many lines there are. */
  count: number;
  /** What may be chosen. */
  only?: 'leaf' | undefined;
  /** Called to search again. */
  onRetry: () => void;
}

/** Says how a search goes, that there is nothing to choose, or what may be chosen. */
export function TreeNote({ search, words, count, only, onRetry }: TreeNoteProps) {
  const { t } = useLingui();
  if (search.state === 'failed')
    return (
      <div role="status" className={css.note}>
        {t`没有查到，可能网络不通。`}{' '}
        <button type="button" className={wordButton} onClick={onRetry}>{t`重新查找`}</button>
      </div>
    );
  if (search.state === 'searching') return <div role="status" className={css.note}>{t`正在查找…`}</div>;
  if (count === 0) {
    const isWhole = search.state === 'found' && search.isWhole === true;
    const hidden = isWhole && t`没有找到“${words}”；内容已部分隐藏，请输入完整名称、姓氏，或号码的后四位`;
    const none = hidden || (search.state === 'local' ? t`没有找到“${words}”，可先展开上级再找` : t`没有找到“${words}”`);
    return (
      <div role="status" className={overlay.empty}>
        {words === '' ? t`没有可选项` : none}
      </div>
    );
  }
  if (search.state === 'found')
    return (
      <div role="status" className={search.isCut ? css.note : visuallyHidden}>
        {search.isCut ? t`只列出前 ${count} 项，请多输入几个字` : t`找到 ${count} 项`}
      </div>
    );
  return only === 'leaf' ? <div className={css.note}>{t`请选择最下一级；灰色的上级只能展开`}</div> : null;
}
