import { insertAfter, whenIdle } from './load.ts';
import { after, allowed, base, joint } from './state.ts';

let coming: Promise<unknown> | undefined;

/** Loads the part `after`, once. A failed load is retried at the next call. */
export const rest = (): Promise<unknown> =>
  (coming ??= new Promise((resolve, reject) => {
    const script = insertAfter(base, after);
    script.onload = resolve;
    script.onerror = (event) => {
      coming = undefined;
      reject(event);
    };
  }));
joint.rest = rest;

export const restLater = (): void => whenIdle(() => void rest().catch(() => {}));

export function say(): void {
  for (const one of $says) one(allowed());
}

/** Runs the steps of the site's pieces, then the callback. */
export async function begin(go: () => void): Promise<void> {
  for (const one of $first) await one(joint);
  say();
  go();
}
