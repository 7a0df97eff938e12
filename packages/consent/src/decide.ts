import type { CompiledBanner, CompiledRegime } from './banner/compiled.ts';
import type { Choice, ChoiceAction } from './choice.ts';
import { necessary, noPurposes, type PurposeSet } from './purposes.ts';

// Every visitor's browser runs this: it is short, and imports next to nothing.

type Banner = Pick<CompiledBanner, 'purposes' | 'since' | 'gpc' | 'version'>;
type Law = Pick<CompiledRegime, 'mode' | 'before' | 'gpc' | 'months' | 'at'>;

/** What Global Privacy Control says no to: sale, sharing and targeted advertising. RULES G1. */
const refusedByGpc: PurposeSet = 16;

/** Clocks of visitors are put right now and then. What was chosen later than tomorrow was not chosen. */
const secondsOfSkew = 86_400;

/**
 * When a choice ends, in seconds since 1970. Months are calendar months: six from 31 August end with February.
 * RULES B13 to B15.
 */
export function expiresAt({ at }: Pick<Choice, 'at'>, law: Pick<Law, 'months'>): number {
  const end = new Date(at * 1000);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + law.months);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime() / 1000;
}

/**
 * What is still to be asked; 0: no banner. Where trackers wait for a yes, that is whatever was not decided, or was
 * before something new came (RULES B16). Elsewhere, and of what a law exempts, a notice that was seen is not shown again
 * until then.
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
  return (
    asked & (law.mode === 'opt-in' ? ~(choice.decided | law.before) | staleIn(choice, banner) : staleIn(choice, banner))
  );
}

/**
 * What may run now. Holds `necessary` always, and nothing the site does not ask for. A yes counts until it ends or
 * something new comes; a no counts as long as the browser remembers it. Where trackers wait for a yes, nothing runs
 * that the visitor did not allow, but for exemptions (`before`).
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
  return necessary | (banner.purposes & (unasked | allowed));
}

/** What a visitor just said. */
export type Answer = {
  readonly action: ChoiceAction;
  /** What was asked. */
  readonly decided: PurposeSet;
  /** What was allowed of it. */
  readonly granted: PurposeSet;
  /** For a first choice; later ones keep the id they have. */
  readonly consentId: string;
};

/**
 * The choice to store. What was not asked stays as it was. Where nobody is asked for a yes, only refusals are decided:
 * a notice that was closed, or a switch that was on already, is no consent under another law (RULES B5). The same goes
 * for the switch of an exemption.
 *
 * As long as an older yes is part of the choice, its time stays that of the older one, so that answering something new
 * does not prolong a consent (RULES B15).
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
  const unasked = !asks ? granted : action === 'custom' ? granted & law.before : noPurposes;
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
  return choice.at <= now + secondsOfSkew && now < expiresAt(choice, law);
}

/** What something new was asked about since the choice was made. RULES B16. */
function staleIn({ version }: Choice, { since }: Banner): PurposeSet {
  return since.reduce((set, from, bit) => (from > version ? set | (1 << bit) : set), noPurposes);
}

function consented(choice: Choice, banner: Banner): PurposeSet {
  return choice.decided & choice.granted & ~staleIn(choice, banner);
}

function byGpc(banner: Banner, law: Law, gpc: boolean): PurposeSet {
  return gpc && (banner.gpc || law.gpc) ? refusedByGpc : noPurposes;
}
