import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Alert } from '../../Alert/Alert.tsx';
import { Button } from '../../Button/Button.tsx';
import { formatList } from '../../formatList/formatList.tsx';
import { Notice } from '../../noticePlace/noticePlace.tsx';
import * as css from '../CrudTable.css.ts';

/** One field that two people changed. */
export interface Difference {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictNoticeProps {
  /** Fields that both changed, to different values, and nobody has decided about. */
  disputed: readonly Difference[];
  /** Labels of the fields that were taken over from the other's version. */
  taken: readonly string[];
  /** Decides about a field: the other's value goes into the form, or what stands there is kept. */
  onDecide: (field: string, by: 'theirs' | 'mine') => void;
}

/**
 * Tells that somebody saved the same record first, what of it came over, and has people choose where both changed a
 * field. Takes the focus when it appears and after each choice.
 */
export function ConflictNotice({ disputed, taken, onDecide }: ConflictNoticeProps) {
  const { t, i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  const left = `${disputed.length} left`;
  useEffect(() => {
    if (seen.current === left) return;
    seen.current = left;
    place.current?.focus();
  }, [left]);
  const names = formatList(taken, i18n.locale);
  return (
    <Notice ref={place}>
      <Alert tone="warning" title={t`这条记录刚被别人修改过，您的修改还没有保存`}>
        {taken.length > 0 && (
          <p>
            <Trans>已带入对方修改的：{names}。</Trans>
          </p>
        )}
        {disputed.length === 0 ? (
          <p>
            <Trans>没有需要选择的内容，核对后再次保存即可。</Trans>
          </p>
        ) : (
          <table className={css.differences}>
            <caption className={css.spoken}>{t`双方都修改过的内容`}</caption>
            <thead>
              <tr>
                {[t`字段`, t`您的值`, t`对方的值`, t`操作`].map((head) => (
                  <th key={head} scope="col" className={css.difference}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {disputed.map(({ field, label, mine, theirs }) => (
                <tr key={field}>
                  <th scope="row" className={css.difference}>
                    {label}
                  </th>
                  <td className={css.difference}>{mine || '—'}</td>
                  <td className={css.difference}>{theirs || '—'}</td>
                  <td className={css.difference}>
                    <div className={css.choices}>
                      <Button
                        size="small"
                        aria-label={t`${label}采用对方的值`}
                        onPress={() => onDecide(field, 'theirs')}
                      >
                        <Trans>采用对方的值</Trans>
                      </Button>
                      <Button size="small" aria-label={t`${label}保留我的值`} onPress={() => onDecide(field, 'mine')}>
                        <Trans>保留我的值</Trans>
                      </Button>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Alert>
    </Notice>
  );
}
