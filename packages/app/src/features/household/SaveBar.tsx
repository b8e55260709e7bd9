import { Alert } from '@lattice/ui/Alert';
import { Button } from '@lattice/ui/Button';
import { Text } from '@lattice/ui/Text';
import { Trans, useLingui } from '@lingui/react/macro';
import { bar, keyboard, keys, told } from './People.css.ts';
import type { HouseholdForm } from './useHouseholdForm.ts';

interface SaveBarProps {
  form: HouseholdForm;
  /** Whether one household follows the other, as on the page made for that; default false. */
  goesOn?: boolean;
  /** Leaves what was entered; default empties the page. */
  onLeave?: () => void;
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Why a household was not saved, and the buttons that save it. */
export function SaveBar({ form, goesOn = false, onLeave }: SaveBarProps) {
  const { t } = useLingui();
  const { page, dirty, message, isSaving, newCount, send, reset, keepTold } = form;
  const isOff = page.house.kind === 'none' || !dirty;
  return (
    <>
      <div ref={keepTold} tabIndex={-1} className={told}>
        {message !== '' && <Alert tone="critical">{message}</Alert>}
      </div>
      {(dirty || (goesOn && page.house.kind !== 'none')) && (
        <div className={bar}>
          <Text tone="muted" size="small" className={keys}>
            {newCount > 0 ? t`新增 ${newCount} 人。` : ''}
            <span className={keyboard}>
              {isApple ? t`⌘ + 回车保存，回车到下一项` : t`Ctrl + 回车保存，回车到下一项`}
            </span>
          </Text>
          <Button variant="quiet" onPress={onLeave ?? reset}>
            {goesOn ? <Trans>清空</Trans> : <Trans>放弃修改</Trans>}
          </Button>
          <Button
            isDisabled={isOff}
            {...(!goesOn && { variant: 'primary' as const, isPending: isSaving })}
            onPress={() => void send(false)}
          >
            <Trans>保存</Trans>
          </Button>
          {goesOn && (
            <Button variant="primary" isPending={isSaving} isDisabled={isOff} onPress={() => void send(true)}>
              <Trans>保存并登记下一户</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  );
}
