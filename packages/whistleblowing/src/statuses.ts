/** The statuses of a report. @see PRODUCT, section 4 */
export const reportStatuses = [
  'received',
  'not_admissible',
  'admissible',
  'processing',
  'feedback_provided',
  'processed',
  'information_deleted',
] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What a manager confirms by a tick before a move. */
export const moveTicks = ['followed-up', 'exhaustive-feedback'] as const;
export type MoveTick = (typeof moveTicks)[number];

export type ReportMove = {
  readonly from: ReportStatus;
  readonly to: ReportStatus;
  readonly tick?: MoveTick;
  /** The reporter was sent a message of this kind before. */
  readonly message?: 'feedback';
  /** It cannot be undone: keys and text are destroyed. */
  readonly isFinal?: true;
};

/** Every move there is. No other one is possible, and none goes back. */
export const reportMoves: readonly ReportMove[] = [
  { from: 'received', to: 'admissible' },
  { from: 'received', to: 'not_admissible' },
  { from: 'admissible', to: 'processing' },
  { from: 'processing', to: 'feedback_provided', tick: 'followed-up', message: 'feedback' },
  { from: 'feedback_provided', to: 'processed', tick: 'exhaustive-feedback' },
  { from: 'processed', to: 'information_deleted', isFinal: true },
  { from: 'not_admissible', to: 'information_deleted', isFinal: true },
];

export const movesFrom = (status: ReportStatus): readonly ReportMove[] =>
  reportMoves.filter(({ from }) => from === status);

/** Statuses in which nothing more is done for a report, so that its retention runs. */
export const isConcluded = (status: ReportStatus): boolean => status === 'not_admissible' || status === 'processed';

export type MoveRefusal = 'no-such-move' | 'tick-missing' | 'feedback-missing';

/** What a manager brings to a move. */
export type MoveRequest = {
  readonly from: ReportStatus;
  readonly to: ReportStatus;
  readonly ticks: readonly MoveTick[];
  readonly hasFeedback: boolean;
};

/** Why a move is refused, or undefined. */
export function whyNoMove({ from, to, ticks, hasFeedback }: MoveRequest): MoveRefusal | undefined {
  const move = reportMoves.find((one) => one.from === from && one.to === to);
  if (!move) return 'no-such-move';
  if (move.tick && !ticks.includes(move.tick)) return 'tick-missing';
  return move.message === 'feedback' && !hasFeedback ? 'feedback-missing' : undefined;
}
