import { proxy } from 'valtio';
import { browserStore } from '../../../base/browserStore.ts';

const KEYS = { isNextOpened: 'todo-next', areKeysOn: 'todo-keys' } as const;

/**
 * How the person works through their tasks: whether the next one opens by itself, and whether single keys do something;
 * both at first, kept by this browser.
 */
export const triage = proxy({
  isNextOpened: browserStore.read(KEYS.isNextOpened) !== '0',
  areKeysOn: browserStore.read(KEYS.areKeysOn) !== '0',
});

/** Changes how the person works through their tasks. */
export function setTriage(name: keyof typeof KEYS, isOn: boolean): void {
  triage[name] = isOn;
  browserStore.write(KEYS[name], isOn ? null : '0');
}
