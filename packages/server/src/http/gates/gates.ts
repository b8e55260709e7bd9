import type { Gate } from './Gate.ts';
import { display } from './display.ts';
import { input } from './input.ts';
import { licence } from './licence.ts';
import { lock } from './lock.ts';
import { password } from './password.ts';
import { permission } from './permission.ts';
import { secondFactor } from './secondFactor.ts';
import { session } from './session.ts';
import { trace } from './trace.ts';
import { view } from './view.ts';

/**
 * What every call passes, in this order: nothing is read of a request before it is known who asks and whether they may.
 */
export const gates: readonly Gate[] = [
  trace,
  licence,
  session,
  lock,
  view,
  secondFactor,
  password,
  display,
  permission,
  input,
];
