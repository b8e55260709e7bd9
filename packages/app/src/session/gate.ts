import type { LoginWays } from '@lattice/api/resources/blade-system/tenant';
import { proxy } from 'valtio';
import { transport } from './transport.ts';

/** What the login page shows of the tenant whose address this is, and the ways in that its server offers. */
export interface GateState {
  /** '' where the server names no tenant. */
  tenantName: string;
  /** Address of a picture on this server; '' for none. */
  background: string;
  /** Null on servers that do not say, as BladeX servers do not. */
  ways: LoginWays | null;
}

const unknown: GateState = { tenantName: '', background: '', ways: null };

/** The login page's knowledge of this address; empty until it was asked. */
export const gate = proxy<GateState>({ ...unknown });

let requested: Promise<void> | undefined;

async function ask(): Promise<void> {
  const { tenantId, tenantName = '', backgroundUrl = '', login } = await transport.gate(location.host);
  if (tenantId) transport.session.useTenant(tenantId);
  Object.assign(gate, {
    tenantName,
    background: /^\/(?!\/)/.test(backgroundUrl) ? backgroundUrl : '',
    ways: login ?? null,
  });
}

/**
 * Asks once which tenant this address belongs to; people of an unknown one sign in for the usual tenant. Never rejects:
 * a server that does not answer is asked again at the next call.
 */
export function openGate(): Promise<void> {
  requested ??= ask().catch(() => {
    requested = undefined;
  });
  return requested;
}

/** Asks again, since what a town asks of passwords and unattended screens may be changed at any time. */
export function renewGate(): Promise<void> {
  requested = undefined;
  return openGate();
}

/** Forgets what this address is known for; the next call asks its server, as where another server stands in for it. */
export function forgetGate(): void {
  requested = undefined;
  Object.assign(gate, unknown);
}
