import { isDay } from '@app/deadlines';
import type { OfficeForm } from '@app/whistleblowing';
import type { Answers } from './answers.ts';

/** The longest answers, in characters. A report with all of them still fits into one size class of 256 KiB. */
export const longest = {
  wrongdoing: 2000,
  facts: 50_000,
  source: 5000,
  words: 1000,
  own: 5000,
  name: 200,
  contact: 500,
};

/** What is wrong with an answer, and the field that it is about. */
export type Fault = {
  readonly field: string;
  readonly code:
    | 'type'
    | 'wrongdoing'
    | 'facts'
    | 'when-choice'
    | 'when-day'
    | 'when-period'
    | 'own'
    | 'recipients'
    | 'identity'
    | 'name'
    | 'message'
    | 'too-long';
  /** The longest that is possible, of `too-long`. */
  readonly most?: number;
};

const isBlank = (text: string) => text.trim() === '';

function lengthFault(field: string, text: string, most: number): Fault | undefined {
  return text.length > most ? { field, code: 'too-long', most } : undefined;
}

export const typeFault = ({ type }: Answers): Fault | undefined => (type ? undefined : { field: 'type', code: 'type' });

export const wrongdoingFault = ({ wrongdoing }: Answers): Fault | undefined =>
  isBlank(wrongdoing)
    ? { field: 'wrongdoing', code: 'wrongdoing' }
    : lengthFault('wrongdoing', wrongdoing, longest.wrongdoing);

export const factsFault = ({ facts }: Answers): Fault | undefined =>
  isBlank(facts) ? { field: 'facts', code: 'facts' } : lengthFault('facts', facts, longest.facts);

export function whenFault({ when }: Answers): Fault | undefined {
  if (!when.choice) return { field: 'when', code: 'when-choice' };
  if (when.choice === 'day' && !isDay(when.day)) return { field: 'when-day', code: 'when-day' };
  if (when.choice === 'period') {
    if (!isDay(when.from)) return { field: 'when-from', code: 'when-period' };
    const hasEnd = isDay(when.to) && when.to >= when.from;
    if (!when.isOngoing && !hasEnd) return { field: 'when-to', code: 'when-period' };
  }
  return lengthFault('when-words', when.words, longest.words);
}

export const sourceFault = ({ source }: Answers): Fault | undefined => lengthFault('source', source, longest.source);

export function ownFault(
  { own }: Answers,
  { id, isRequired }: Pick<OfficeForm['questions'][number], 'id' | 'isRequired'>,
): Fault | undefined {
  const text = own[id] ?? '';
  return isRequired && isBlank(text) ? { field: id, code: 'own' } : lengthFault(id, text, longest.own);
}

/** W9: at least one recipient stays ticked. */
export const recipientsFault = (
  { unticked }: Answers,
  recipients: readonly { readonly id: string }[],
): Fault | undefined =>
  recipients.some(({ id }) => !unticked.includes(id)) ? undefined : { field: 'recipients', code: 'recipients' };

/** W4: a report needs no name. */
export function identityFault({ identity, fullName, contact }: Answers): Fault | undefined {
  if (!identity) return { field: 'identity', code: 'identity' };
  if (identity === 'anonymous') return undefined;
  if (isBlank(fullName)) return { field: 'full-name', code: 'name' };
  return lengthFault('full-name', fullName, longest.name) ?? lengthFault('contact', contact, longest.contact);
}

export const meetingFault = ({ meeting }: Answers): Fault | undefined => lengthFault('meeting', meeting, longest.words);
