import { Alert } from '@lattice/ui/Alert';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';

/** A word where nothing leads to WeChat: what a stand-in does instead. */
export function GatewayNote() {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  return abilities.length > 0 && !abilities.includes('gateway') ? (
    <Alert>{t`尚未接入微信：菜单和群发由模拟通道接收，不会到达粉丝，记录里会注明。接入请联系系统管理员。`}</Alert>
  ) : null;
}
