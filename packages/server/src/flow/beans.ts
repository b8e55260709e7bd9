import { beanName } from '@lattice/flow/nodeRules';
import { townText } from '@lattice/api/townTime';

/** What a bean may look at, and where it leaves values for the process. */
export interface BeanCall {
  variables: ReadonlyMap<string, unknown>;
  /** Gives the process a value. */
  set(name: string, value: unknown): void;
  now: Date;
}

/**
 * What service tasks and listeners may call by name, as in `flowable:delegateExpression="${noteTime}"`; nothing else of
 * a file is ever run. `noteTime` leaves the moment in `noteTime`; `leaveDelegate`, which BladeX files name, does
 * nothing.
 */
export const beans: ReadonlyMap<string, (call: BeanCall) => void> = new Map([
  ['noteTime', ({ set, now }: BeanCall) => set('noteTime', townText(now))],
  ['leaveDelegate', () => undefined],
]);

/** The bean that a text such as `${noteTime}` names; undefined when it names none. */
export const beanIn = (text: unknown): string | undefined => {
  const name = typeof text === 'string' ? beanName(text) : undefined;
  return name !== undefined && beans.has(name) ? name : undefined;
};
