import { createContext, use, type ReactNode } from 'react';
import type { z } from 'zod';

/** The words of the UI components. The app provides them, since the components know no language. */
export type UiWords = {
  readonly dialog: {
    readonly close: string;
    readonly cancel: string;
    readonly confirm: string;
    readonly notReversible: string;
    readonly consequences: string;
    readonly undo: string;
    readonly typeToConfirm: (text: string) => string;
  };
  readonly form: {
    readonly showPassword: string;
    readonly hidePassword: string;
    /** How many characters a new password still needs. */
    readonly missingCharacters: (count: number) => string;
    readonly strength: (step: 'weak' | 'fair' | 'good' | 'strong') => string;
    readonly errorSummary: (count: number) => string;
    readonly clearSearch: string;
    readonly nothingFound: string;
    readonly choose: string;
    readonly stepOf: (step: number, steps: number) => string;
    readonly stepDone: string;
  };
  readonly copy: { readonly copy: string; readonly copied: string; readonly refused: string };
  readonly retry: string;
};

export type Ui = {
  readonly words: UiWords;
  /** Returns the message for each field that a schema refused, by the path of the field. */
  readonly explain: (error: z.ZodError, given: unknown) => Readonly<Record<string, string>>;
};

const UiContext = createContext<Ui | undefined>(undefined);

export function UiProvider({ ui, children }: { readonly ui: Ui; readonly children: ReactNode }) {
  return <UiContext value={ui}>{children}</UiContext>;
}

export function useUi(): Ui {
  const ui = use(UiContext);
  if (!ui) throw new Error('This component needs a UiProvider above it.');
  return ui;
}
