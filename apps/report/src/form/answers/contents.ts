import { toUtf8 } from '@app/evidence/utf8.ts';
import {
  excerptLength,
  type BodyContent,
  type Hex,
  type IdentityContent,
  type OfficeForm,
  type SummaryContent,
} from '@app/whistleblowing';
import type { Answers, When } from './answers.ts';

/** What the sealed parts of a report hold. */
export type Contents = {
  readonly summary: SummaryContent;
  readonly body: BodyContent;
  readonly identity: IdentityContent;
};

type FormContext = {
  readonly questions: OfficeForm['questions'];
  readonly locale: string;
  readonly files: readonly Hex[];
};

/** @throws TypeError before the first question was answered */
export function contentsOf(answers: Answers, { questions, locale, files }: FormContext): Contents {
  const { type } = answers;
  if (!type) throw new TypeError('A report has a type.');
  const isAnonymous = answers.identity !== 'named';
  const at = { type, isAnonymous, locale, channel: 'form' } as const;
  const wrongdoing = answers.wrongdoing.trim();
  return {
    summary: { ...at, excerpt: excerptOf(wrongdoing), wantsMeeting: answers.wantsMeeting },
    body: {
      ...at,
      wrongdoing,
      facts: answers.facts.trim(),
      period: periodOf(answers.when),
      source: answers.source.trim(),
      answers: questions
        .map(({ id }) => ({ question: id, text: (answers.own[id] ?? '').trim() }))
        .filter(({ text }) => text !== ''),
      meeting: answers.wantsMeeting ? answers.meeting.trim() : null,
      files,
    },
    identity: isAnonymous ? null : { fullName: answers.fullName.trim(), contact: answers.contact.trim() },
  };
}

/** The first characters, by code points: none is cut in half. */
function excerptOf(text: string): string {
  return Array.from(text.slice(0, excerptLength * 2))
    .slice(0, excerptLength)
    .join('');
}

/** A day (`2026-11-29`) or a period (`2026-11-01 – 2026-11-29`, without an end if it goes on), then the reporter's words. */
export function periodOf({ choice, day, from, to, isOngoing, words }: When): string {
  const dates = choice === 'day' ? day : choice === 'period' ? `${from} – ${isOngoing ? '' : to}`.trim() : '';
  return [dates, words.trim()].filter((text) => text !== '').join('\n');
}

/** JSON in UTF-8, as sealed parts hold it. */
export const contentBytes = (content: unknown): Uint8Array => toUtf8(JSON.stringify(content));
