import { proxy } from 'valtio';

/** Whether somebody waits for a one-time code, and what hears of it. */
export const proof = proxy<{ isAsked: boolean }>({ isAsked: false });

const waiting = new Set<(isGiven: boolean) => void>();

/** Asks the person for a one-time code; several calls at once are answered by one. */
export const askProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    proof.isAsked = true;
  });

/** Tells those who wait whether the code was given. */
export function endProof(isGiven: boolean): void {
  proof.isAsked = false;
  for (const resolve of waiting) resolve(isGiven);
  waiting.clear();
}
