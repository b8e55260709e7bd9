import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastRegion as Region,
  Text,
  type QueuedToast,
} from 'react-aria-components/Toast';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { mark, region, toast as box, words } from './ToastRegion.css.ts';
import { toastQueue, type ToastContent } from '../Toast/queue.ts';

const icons = { success: CircleCheck, critical: CircleAlert, info: Info };

function Item({ toast }: { toast: QueuedToast<ToastContent> }) {
  const { t } = useLingui();
  const { message, tone, action } = toast.content;
  const close = () => toastQueue.close(toast.key);
  const act = () => {
    action?.onPress();
    close();
  };
  return (
    <AriaToast toast={toast} className={box}>
      <span className={mark[tone]}>
        <Icon of={icons[tone]} size={20} />
      </span>
      <Content className={words}>
        <Text slot="title">{message}</Text>
      </Content>
      {action && (
        <Button slot={null} size="small" variant="quiet" onPress={act}>
          {action.label}
        </Button>
      )}
      <IconButton slot={null} size="small" label={t`关闭`} onPress={close}>
        <Icon of={X} />
      </IconButton>
    </AriaToast>
  );
}

/**
 * Where news appears, once per application, loaded as late as you like: earlier news is shown too; F6 reaches it, and
 * it waits while pointed at or focused.
 */
export function ToastRegion() {
  return (
    <Region queue={toastQueue} className={region}>
      {({ toast }) => <Item toast={toast} />}
    </Region>
  );
}
