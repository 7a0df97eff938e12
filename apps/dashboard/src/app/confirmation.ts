import { store } from '#ui/store.ts';

type Question = { readonly answer: (confirmed: boolean) => void };

/** The open question for the password, if there is one. */
export const confirmation = store<Question | undefined>(undefined);

let asking: Promise<boolean> | undefined;

/** Asks for the password and gives whether it was confirmed. Several requests at once share one question. */
export function askToConfirm(): Promise<boolean> {
  asking ??= new Promise<boolean>((answer) => confirmation.set({ answer })).finally(() => {
    confirmation.set(undefined);
    asking = undefined;
  });
  return asking;
}
