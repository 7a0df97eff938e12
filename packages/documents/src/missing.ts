import { isEea } from '@app/catalogue';
import type { Contact, Facts } from './facts.ts';
import { follows, type ResolvedFacts } from './known.ts';
import { advises, blocks, isBlank, when, type Missing } from './missing-fact.ts';
import { missingIncentive, missingLimit, missingOfConsent, missingOptOut } from './missing-consent.ts';
import { missingOfActivity, missingOfService, missingOfTracking } from './missing-services.ts';
import { missingOfNotice } from './missing-notice.ts';
import { missingContracts, missingOwnLifetimes, missingPermissions } from './missing-protection.ts';
import { missingOfProcessing } from './missing-processing.ts';
import { missingOfTerms } from './missing-terms.ts';
import { firstOf, ownTexts } from './own-texts.ts';
import type { DocumentKind } from './tree.ts';
import { resolve } from './resolve.ts';

/**
 * Facts that are required before a document can be published in these languages on a day, and facts to check. Each kind of
 * document requires only the facts it mentions.
 * @see GDPR Art. 13 and 14; rules P1, P2, P9 and P10 of this project
 */
export function missingFacts(
  facts: Facts,
  languages: readonly string[],
  on: string,
  kind: DocumentKind,
): readonly Missing[] {
  const known = resolve(facts, on);
  const words = missingWords(facts, languages, kind);
  if (kind === 'data_processing_agreement') {
    return [...missingOfOwner(facts), ...missingOfProcessing(known), ...words];
  }
  if (kind === 'legal_notice') return [...missingOfOwner(facts), ...missingOfNotice(known), ...words];
  if (kind === 'terms_and_conditions') return [...missingOfOwner(facts), ...missingOfTerms(known), ...words];
  const services = facts.services.filter(({ endedOn }) => endedOn === undefined);
  if (kind === 'cookie_policy') {
    const trackers = services.flatMap((service) => missingOfTracking(service, known));
    return [
      ...missingOfOwner(facts),
      ...trackers,
      ...missingOwnLifetimes(known),
      ...missingOfConsent(known),
      ...missingOptOut(known),
      ...words,
    ];
  }
  return [
    ...missingOfOwner(facts),
    ...missingOfOthers(facts),
    ...missingRepresentatives(known),
    ...services.flatMap((service) => missingOfService(service, known)),
    ...(facts.activities ?? []).flatMap((activity) => missingOfActivity(activity, known)),
    ...missingOwnLifetimes(known),
    ...missingPermissions(known),
    ...missingContracts(known),
    ...missingDecisions(facts),
    ...missingOfConsent(known),
    ...missingOptOut(known),
    ...missingLimit(known),
    ...missingIncentive(known),
    ...words,
  ];
}

/** Missing facts about the owner. GDPR Art. 13(1)(a) and (b). */
function missingOfOwner({ owner, site }: Facts): readonly Missing[] {
  return [
    ...when(isBlank(owner.name), blocks('owner.name', 'owner.name')),
    ...when(isBlank(owner.email), blocks('owner.email', 'owner.email')),
    ...when(isBlank(owner.address), blocks('owner.address', 'owner.address')),
    ...when(isBlank(owner.country), blocks('owner.country', 'owner.country')),
    ...when(isBlank(site.name), blocks('site.name', 'site.name')),
  ];
}

/** Contacts other than the owner that lack a way to reach them. GDPR Art. 13(1)(a) and (b), 26, 27 and 37. */
function missingOfOthers({ owner }: Facts): readonly Missing[] {
  const { representative, ukRepresentative, swissRepresentative, dpo, privacyOfficer, jointControllers = [] } = owner;
  const representatives = { representative, ukRepresentative, swissRepresentative };
  return [
    ...Object.entries(representatives).flatMap(([field, contact]) =>
      when(
        cannotBeReached(contact),
        blocks('representative.contact', `owner.${field}.email`, { name: contact?.name ?? '' }),
      ),
    ),
    ...when(cannotBeReached(dpo), blocks('dpo.contact', 'owner.dpo.email')),
    ...when(
      cannotBeReached(privacyOfficer) || (privacyOfficer !== undefined && isBlank(privacyOfficer.title)),
      blocks('privacy-officer.contact', 'owner.privacyOfficer.email'),
    ),
    ...jointControllers.flatMap((each, index) => [
      ...when(
        cannotBeReached(each),
        blocks('joint-controller.contact', `owner.jointControllers.${index}.email`, { name: each.name }),
      ),
      ...when(
        !each.essence,
        advises('joint-controller.essence', `owner.jointControllers.${index}.essence`, { name: each.name }),
      ),
    ]),
  ];
}

function cannotBeReached(contact: Contact | undefined): boolean {
  return (
    contact !== undefined && (isBlank(contact.name) || [contact.email, contact.address, contact.phone].every(isBlank))
  );
}

/** Missing representatives. GDPR Art. 27, UK GDPR Art. 27. Advice only: the facts do not tell whether an exception applies. */
function missingRepresentatives(known: ResolvedFacts): readonly Missing[] {
  const { owner, audience } = known.facts;
  if (isBlank(owner.country) || !(audience?.areas ?? audience?.areaType)) return [];
  const eu = follows(known, 'gdpr') && !isEea(owner.country) && !owner.representative;
  const uk = follows(known, 'uk-gdpr') && owner.country !== 'GB' && !owner.ukRepresentative;
  return [
    ...when(eu, advises('representative.eu', 'owner.representative')),
    ...when(uk, advises('representative.uk', 'owner.ukRepresentative')),
  ];
}

function missingDecisions({ automatedDecisions: decisions }: Facts): readonly Missing[] {
  if (!decisions?.made) return [];
  const lacks = [decisions.logic, decisions.consequences].some((text) => isBlank(firstOf(text)));
  return when(lacks, blocks('automated-decisions.logic', 'automatedDecisions.logic'));
}

/** Rule P9: a language without the owner's texts cannot be published. A plain string counts for every language. */
function missingWords(facts: Facts, languages: readonly string[], kind: DocumentKind): readonly Missing[] {
  return ownTexts(facts, kind).flatMap(({ path, name, text }) => {
    if (typeof text === 'string') return [];
    const lacking = languages.filter((language) => isBlank(text[language]));
    return lacking.map((language) => blocks('text.language', path, { name, language }));
  });
}
