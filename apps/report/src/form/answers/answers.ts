import type { Hex, ReportType } from '@app/whistleblowing';

/** What a reporter has answered so far. It is in memory alone: leaving the page destroys it. */
export type Answers = {
  type: ReportType | undefined;
  wrongdoing: string;
  facts: string;
  when: When;
  source: string;
  /** Answers to the office's own questions by their IDs. */
  own: Record<Hex, string>;
  /** The IDs of recipients that were unticked. W9 */
  unticked: Hex[];
  identity: 'anonymous' | 'named' | undefined;
  fullName: string;
  contact: string;
  wantsMeeting: boolean;
  meeting: string;
};

export type When = {
  choice: 'day' | 'period' | 'unknown' | undefined;
  day: string;
  from: string;
  to: string;
  isOngoing: boolean;
  words: string;
};

export const noAnswers = (): Answers => ({
  type: undefined,
  wrongdoing: '',
  facts: '',
  when: { choice: undefined, day: '', from: '', to: '', isOngoing: false, words: '' },
  source: '',
  own: {},
  unticked: [],
  identity: undefined,
  fullName: '',
  contact: '',
  wantsMeeting: false,
  meeting: '',
});
