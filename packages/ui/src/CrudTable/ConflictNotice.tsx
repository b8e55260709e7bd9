import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { inList } from '../inList/inList.tsx';
import * as css from './CrudTable.css.ts';

/** One field that two people changed. */
export interface Difference {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Props of the notice of a conflict. */
export interface ConflictNoticeProps {
  /** Fields that both changed, to different values. */
  disputed: readonly Difference[];
  /** Labels of the fields that were taken over from the other's version. */
  taken: readonly string[];
  /** Puts the other's value into a field of the form. */
  onTake: (field: string) => void;
}

/** Tells that somebody saved the same record first, what of it came over, and lets people choose where both changed a field. */
export function ConflictNotice({ disputed, taken, onTake }: ConflictNoticeProps) {
  const { t, i18n } = useLingui();
  const names = inList(taken, i18n.locale);
  return (
    <Alert tone="warning" title={t`这条记录刚被别人修改过，您的修改还没有保存`}>
      {taken.length > 0 && <p><Trans>已带入对方修改的：{names}。</Trans></p>}
      {disputed.length === 0 ? (
        <p><Trans>您的修改与对方没有冲突，核对后再次保存即可。</Trans></p>
      ) : (
        <table className={css.differences}>
          <caption className={css.spoken}>{t`双方都修改过的内容`}</caption>
          <thead>
            <tr>
              {[t`字段`, t`您的值`, t`对方的值`, t`操作`].map((head) => <th key={head} scope="col" className={css.difference}>{head}</th>)}
            </tr>
          </thead>
          <tbody>
            {disputed.map(({ field, label, mine, theirs }) => (
              <tr key={field}>
                <th scope="row" className={css.difference}>{label}</th>
                <td className={css.difference}>{mine || '—'}</td>
                <td className={css.difference}>{theirs || '—'}</td>
                <td className={css.difference}><Button size="small" aria-label={t`${label}采用对方的值`} onPress={() => onTake(field)}><Trans>采用对方的值</Trans></Button></td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Alert>
  );
}
