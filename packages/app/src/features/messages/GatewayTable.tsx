import type { Resource } from '@lattice/api/resource';
import { Alert } from '@lattice/ui/Alert';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../session/session.ts';
import { RegisterTable } from '../register/RegisterTable.tsx';

/** A register whose records a gateway carries to WeChat, with a word where none is set up. */
export function GatewayTable({ definition }: { definition: Resource }) {
  const { t } = useLingui();
  const { abilities } = useSnapshot(session);
  return (
    <>
      {abilities.length > 0 && !abilities.includes('gateway') && (
        <Alert>{t`尚未配置消息通道，内容可以先准备好，暂时不能发到微信；请联系系统管理员配置。`}</Alert>
      )}
      <RegisterTable definition={definition} />
    </>
  );
}
