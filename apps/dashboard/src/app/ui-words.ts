import type { PageErrorCode } from '@app/contract/errors.ts';
import { fieldProblems, type FieldProblem } from '@app/contract/field-problems.ts';
import { fill, plural } from '@app/texts';
import type { Ui } from '#ui/ui-context.tsx';
import type { Spoken } from './words.tsx';

/** The words of the components in `#ui`, including the messages of refused fields, in the page's language. */
export function uiOf({ locale, dashboard, errors }: Spoken): Ui {
  const { shell } = dashboard;
  const { dialog, form, copy } = shell;
  const sentence = ({ code, values }: FieldProblem<PageErrorCode>) => fill<string>(errors[code], values ?? {});
  return {
    words: {
      dialog: { ...dialog, typeToConfirm: (text) => fill(dialog.typeToConfirm, { text }) },
      form: {
        ...form,
        strength: (step) => fill(form.strength, { strength: form.strengths[step] }),
        missingCharacters: (count) => plural(locale, count, form.missingCharacters),
        errorSummary: (count) => plural(locale, count, form.errorSummary),
        stepOf: (step, steps) => fill(form.stepOf, { step, steps }),
      },
      copy,
      retry: shell.failure.retry,
    },
    explain: (error, given) =>
      Object.fromEntries(
        Object.entries(fieldProblems(error, given)).map(([name, problem]) => [name, sentence(problem)]),
      ),
  };
}
