import { store } from '#ui/store.ts';

type Question = { readonly answer: (confirmed: boolean) => void };

/** The open request for the password, if any. */
export const confirmation = store<Question | undefined>(undefined);

let asking: Promise<boolean> | undefined;

/** Asks for the password; resolves to whether it was confirmed. Concurrent calls share one dialog. */
export function askToConfirm(): Promise<boolean> {
  asking ??= new Promise<boolean>((answer) => confirmation.set({ answer })).finally(() => {
    confirmation.set(undefined);
    asking = undefined;
  });
  return asking;
}
