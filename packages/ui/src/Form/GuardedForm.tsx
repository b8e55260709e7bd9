import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Form, type FormHandle, type FormProps } from './Form.tsx';

/** Props of a form with its buttons. */
export interface GuardedFormProps extends Omit<FormProps, 'ref'> {
  /** Called when the form may be left: nothing is lost, or the user agreed. */
  onLeave: () => void;
}

/** A form on a page of its own, with the button that sends it and the one that leaves it, which asks before anything is lost. */
export function GuardedForm({ onLeave, id: given, ...form }: GuardedFormProps) {
  const handle = useRef<FormHandle>(null);
  const generated = useId();
  const id = given ?? generated;
  return (
    <Stack>
      <Form {...form} id={id} ref={handle} />
      <Stack direction="row" gap="sm">
        {form.mode !== 'view' && <Button type="submit" form={id} variant="primary"><Trans>保存</Trans></Button>}
        <Button onPress={() => handle.current?.leave(onLeave)}><Trans>关闭</Trans></Button>
      </Stack>
    </Stack>
  );
}
