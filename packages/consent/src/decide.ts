import type { CompiledBanner, CompiledRegime } from './banner/compiled.ts';
import type { Choice, ChoiceAction } from './choice.ts';
import { allPurposes, necessary, necessarySharing, noPurposes, withSharing, type PurposeSet } from './purposes.ts';

// Runs in every visitor's browser: it must stay short and import next to nothing.

type Banner = Pick<CompiledBanner, 'purposes' | 'since' | 'gpc' | 'version'>;
type Law = Pick<CompiledRegime, 'mode' | 'before' | 'gpc' | 'months' | 'at'>;

/** The switch of sale, sharing and targeted advertising: whatever shares data waits for it, besides its own. */
const marketing: PurposeSet = 16;

/** What Global Privacy Control refuses. RULES G1. */
export const refusedByGpc: PurposeSet = marketing | necessarySharing;

/** Tolerance for clock changes. A choice dated more than a day in the future is not valid. */
const secondsOfSkew = 86_400;

/**
 * When a choice expires, in seconds since 1970. Months are calendar months: six months from 31 August end on the last
 * day of February. RULES B13 to B15.
 */
export function expiresAt({ at }: Pick<Choice, 'at'>, law: Pick<Law, 'months'>): number {
  const end = new Date(at * 1000);
  const day = end.getUTCDate();
  const sameDay = end.setUTCMonth(end.getUTCMonth() + law.months);
  return (end.getUTCDate() < day ? end.setUTCDate(0) : sameDay) / 1000;
}

/**
 * Purposes that still have to be asked; 0 means no banner. Under opt-in, these are purposes not decided, or decided
 * before something new was added (RULES B16). Under other modes, and for purposes that a law exempts, a notice that was
 * seen is only shown again when something new is added.
 * @param gpc whether the browser sends Global Privacy Control
 * @param now seconds since 1970
 */
export function openPurposes(
  banner: Banner,
  law: Law,
  choice: Choice | undefined,
  gpc: boolean,
  now: number,
): PurposeSet {
  const asked = banner.purposes & ~necessary & ~byGpc(banner, law, gpc);
  if (!choice || !stands(choice, law, now)) return asked;
  const undecided = law.mode === 'opt-in' ? ~(choice.decided | law.before) : noPurposes;
  return asked & (undecided | staleIn(choice, banner));
}

/**
 * Purposes that may run now: always `necessary`, and only purposes the site asks for. A yes counts until it expires or
 * something new is added; a no counts as long as the browser keeps it. Under opt-in, nothing runs without the visitor's
 * consent, except exemptions (`before`). `necessarySharing` may run with marketing; under opt-in, also until Global Privacy
 * Control refuses it.
 */
export function grantedPurposes(
  banner: Banner,
  law: Law,
  choice: Choice | undefined,
  gpc: boolean,
  now: number,
): PurposeSet {
  const refused = choice ? choice.decided & ~choice.granted : noPurposes;
  const allowed = choice && stands(choice, law, now) ? consented(choice, banner) : noPurposes;
  const unasked = law.before & ~refused & ~byGpc(banner, law, gpc);
  return withSharing(necessary | ((banner.purposes | necessarySharing) & (unasked | allowed)));
}

/** A visitor's answer. */
export type Answer = {
  readonly action: ChoiceAction;
  /** Purposes that were asked. */
  readonly decided: PurposeSet;
  /** Asked purposes that were allowed. */
  readonly granted: PurposeSet;
  /** Used for a first choice; later choices keep their id. */
  readonly consentId: string;
};

/**
 * The choice to store. Purposes that were not asked stay as they were. Outside opt-in, only refusals are stored as
 * decided: closing a notice, or a switch that was already on, is not consent under another law (RULES B5). The same
 * holds for the switch of an exemption.
 *
 * While an older yes remains part of the choice, the choice keeps that yes's time, so that answering something new does
 * not extend a consent (RULES B15).
 */
export function decideChoice(
  banner: Banner,
  law: Law,
  previous: Choice | undefined,
  { action, decided, granted, consentId }: Answer,
  now: number,
): Choice {
  const asks = law.mode === 'opt-in';
  const standing = previous && stands(previous, law, now) ? previous : undefined;
  const said = standing ? consented(standing, banner) : noPurposes;
  const refused = previous
    ? previous.decided & ~previous.granted & ~(asks ? staleIn(previous, banner) : 0)
    : noPurposes;
  const keptYes = said & (asks ? ~decided : ~decided | granted) & ~necessary;
  const keptNo = (standing || !asks ? refused : noPurposes) & ~decided;
  const unasked = asks ? (action === 'custom' ? granted & law.before : noPurposes) : granted;
  const newly = decided & ~necessary & ~unasked;
  return {
    consentId: previous?.consentId ?? consentId,
    at: standing && keptYes ? standing.at : now,
    action,
    decided: newly | keptYes | keptNo,
    granted: necessary | (newly & granted) | keptYes,
    version: banner.version,
    regime: law.at,
  };
}

function stands(choice: Choice, law: Law, now: number): boolean {
  return now < expiresAt(choice, law) && choice.at <= now + secondsOfSkew;
}

/** Purposes for which the choice did not answer all that is asked now. RULES B14, B16. */
export function staleIn({ version }: Pick<Choice, 'version'>, { since }: Pick<Banner, 'since'>): PurposeSet {
  return since.reduce<PurposeSet>(
    (set, held, bit) => held.reduce((one, edge) => (edge > version ? one : one ^ (1 << bit)), set),
    allPurposes,
  );
}

function consented(choice: Choice, banner: Banner): PurposeSet {
  return choice.decided & choice.granted & ~staleIn(choice, banner);
}

function byGpc(banner: Banner, law: Law, gpc: boolean): PurposeSet {
  return gpc && (banner.gpc || law.gpc) ? refusedByGpc : noPurposes;
}
