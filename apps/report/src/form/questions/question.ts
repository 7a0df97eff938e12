import type { Fault } from '../answers/rules.ts';
import type { App } from '../page/app.ts';

/** The four steps of the bar. */
export const steps = ['what', 'who', 'files', 'send'] as const;
export type Step = (typeof steps)[number];

/** One question of the form, on a page of its own. */
export type Question = {
  readonly id: string;
  readonly step: Step;
  /** The field, with what is wrong with it. */
  readonly field: (app: App, fault: Fault | undefined) => readonly Node[];
  readonly fault: (app: App) => Fault | undefined;
  /** What stands in the list before sending. */
  readonly label: (app: App) => string;
  readonly answer: (app: App) => string;
};

/** The sentence for a fault. */
export function faultText({ words }: App, fault: Fault | undefined): string | undefined {
  if (!fault) return undefined;
  const { form, mailbox } = words;
  switch (fault.code) {
    case 'type':
      return form.type.wrong;
    case 'wrongdoing':
      return form.wrongDoing.wrong;
    case 'facts':
      return form.facts.wrong;
    case 'when-choice':
      return form.when.wrongChoice;
    case 'when-day':
      return form.when.wrongDay;
    case 'when-period':
      return form.when.wrongPeriod;
    case 'own':
      return form.own.wrong;
    case 'recipients':
      return form.recipients.wrong;
    case 'identity':
      return form.identity.wrongChoice;
    case 'name':
      return form.identity.wrongName;
    case 'message':
      return mailbox.write.wrong;
    case 'too-long':
      return form.tooLong.replace('%{count}', String(fault.most));
  }
}
