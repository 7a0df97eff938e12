import { isEea, isPurpose } from '@app/catalogue';
import type { ActivityFacts, Contact, Facts, ServiceFacts } from './facts.ts';
import { follows, restsOn, type Known, type KnownActivity, type KnownService } from './known.ts';
import { firstOf, ownTexts } from './own-texts.ts';
import { resolve } from './resolve.ts';

export type MissingCode =
  | 'owner.name'
  | 'owner.email'
  | 'owner.address'
  | 'owner.country'
  | 'site.name'
  | 'representative.contact'
  | 'representative.eu'
  | 'representative.uk'
  | 'dpo.contact'
  | 'privacy-officer.contact'
  | 'joint-controller.contact'
  | 'joint-controller.essence'
  | 'service.name'
  | 'service.country'
  | 'service.purpose'
  | 'service.data-types'
  | 'service.sensitive-condition'
  | 'service.necessary-reason'
  | 'service.tracker-basis'
  | 'activity.name'
  | 'activity.purpose'
  | 'activity.data-types'
  | 'activity.sensitive-condition'
  | 'automated-decisions.logic'
  | 'text.language'
  | 'tracker.lifetime'
  | 'tracker.choices'
  | 'us.opt-out';

/**
 * One fact that the document needs. `path` is where it belongs in the facts (`owner.address`,
 * `services.stripe.provider.name`: services and activities go by their id), so that a form can lead to its field.
 */
export type Missing = {
  readonly code: MissingCode;
  readonly path: string;
  /** What fills the sentence: the name of the service, of the tracker, of the person, the language. */
  readonly values: Readonly<Record<string, string>>;
  /** `blocks`: not to be published without it. `advises`: it should be looked at, and may stay. */
  readonly weight: 'blocks' | 'advises';
};

/**
 * What must be filled in before a document can be published in these languages on a day, and what should be looked at.
 * @see GDPR Art. 13 and 14; rules P1, P2, P9 and P10 of this project
 */
export function missingFacts(facts: Facts, languages: readonly string[], on: string): readonly Missing[] {
  const known = resolve(facts, on);
  return [
    ...missingOfOwner(facts),
    ...missingRepresentatives(known),
    ...facts.services
      .filter(({ endedOn }) => endedOn === undefined)
      .flatMap((service) => missingOfService(service, known)),
    ...(facts.activities ?? []).flatMap((activity) => missingOfActivity(activity, known)),
    ...missingDecisions(facts),
    ...missingChoices(known),
    ...missingWords(facts, languages),
  ];
}

function blocks(code: MissingCode, path: string, values: Missing['values'] = {}): Missing {
  return { code, path, values, weight: 'blocks' };
}

function advises(code: MissingCode, path: string, values: Missing['values'] = {}): Missing {
  return { code, path, values, weight: 'advises' };
}

/** An item where a condition holds, else nothing. */
function when(condition: boolean, missing: Missing): readonly Missing[] {
  return condition ? [missing] : [];
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** GDPR Art. 13(1)(a) and (b). */
function missingOfOwner({ owner, site }: Facts): readonly Missing[] {
  const { representative, ukRepresentative, swissRepresentative, dpo, privacyOfficer, jointControllers = [] } = owner;
  const representatives = { representative, ukRepresentative, swissRepresentative };
  return [
    ...when(isBlank(owner.name), blocks('owner.name', 'owner.name')),
    ...when(isBlank(owner.email), blocks('owner.email', 'owner.email')),
    ...when(isBlank(owner.address), blocks('owner.address', 'owner.address')),
    ...when(isBlank(owner.country), blocks('owner.country', 'owner.country')),
    ...when(isBlank(site.name), blocks('site.name', 'site.name')),
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

/** GDPR Art. 27, UK GDPR Art. 27. Only advice: whether an exception applies is not a fact of the site. */
function missingRepresentatives(known: Known): readonly Missing[] {
  const { owner, audience } = known.facts;
  if (isBlank(owner.country) || !audience?.areaType) return [];
  const eu = follows(known, 'gdpr') && !isEea(owner.country) && !owner.representative;
  const uk = follows(known, 'uk-gdpr') && owner.country !== 'GB' && !owner.ukRepresentative;
  return [
    ...when(eu, advises('representative.eu', 'owner.representative')),
    ...when(uk, advises('representative.uk', 'owner.ukRepresentative')),
  ];
}

function missingOfService(facts: ServiceFacts, known: Known): readonly Missing[] {
  const path = `services.${facts.id}`;
  const values = { service: facts.name };
  const service = known.services.find(({ id }) => id === facts.id);
  const noPurpose = !facts.purposes.some(isPurpose) && !facts.ownPurpose;
  return [
    ...when(isBlank(facts.name), blocks('service.name', `${path}.name`)),
    ...when(noPurpose, blocks('service.purpose', `${path}.purposes`, values)),
    ...when(!facts.selfHosted && service?.places.length === 0, blocks('service.country', `${path}.places`, values)),
    ...when(service !== undefined && saysNoData(service), blocks('service.data-types', `${path}.dataTypes`, values)),
    ...when(
      service !== undefined && lacksCondition(service),
      blocks('service.sensitive-condition', `${path}.sensitiveCondition`, values),
    ),
    ...(service ? missingOfTrackers(service, path) : []),
  ];
}

/** Rules B17, B18 and P10: what is called necessary needs a reason, other trackers consent, each a storage period. */
function missingOfTrackers(service: KnownService, path: string): readonly Missing[] {
  const values = { service: service.name };
  const override = service.facts.categoryOverride;
  const noReason = override?.category === 'necessary' && isBlank(override.reason);
  const optional = service.category !== 'necessary' && service.trackers.length > 0;
  return [
    ...when(noReason, blocks('service.necessary-reason', `${path}.categoryOverride.reason`, values)),
    ...when(
      optional && service.bases.some((basis) => basis !== 'consent'),
      blocks('service.tracker-basis', `${path}.legalBasis`, values),
    ),
    ...service.trackers
      .filter(({ lifetime }) => lifetime.kind === 'unspecified')
      .map(({ name }) =>
        advises('tracker.lifetime', `${path}.trackers.${name}.lifetime`, { ...values, tracker: name }),
      ),
  ];
}

function missingOfActivity(facts: ActivityFacts, known: Known): readonly Missing[] {
  const path = `activities.${facts.id}`;
  const values = { activity: firstOf(facts.name) ?? facts.id };
  const activity = known.activities.find(({ id }) => id === facts.id);
  const own = facts.kind === 'other';
  return [
    ...when(own && !facts.name, blocks('activity.name', `${path}.name`, values)),
    ...when(own && !facts.ownPurpose, blocks('activity.purpose', `${path}.ownPurpose`, values)),
    ...when(activity !== undefined && saysNoData(activity), blocks('activity.data-types', `${path}.dataTypes`, values)),
    ...when(
      activity !== undefined && lacksCondition(activity),
      blocks('activity.sensitive-condition', `${path}.sensitiveCondition`, values),
    ),
  ];
}

function saysNoData({ dataTypes, ownDataTypes, sensitiveData }: KnownService | KnownActivity): boolean {
  return dataTypes.length + ownDataTypes.length + sensitiveData.length === 0;
}

/** Kinds that GDPR Art. 9 itself protects; the others are sensitive under US state laws only. */
const needsCondition = new Set([
  'health',
  'sex-life',
  'ethnic-origin',
  'political-opinions',
  'beliefs',
  'trade-union',
  'genetic',
  'biometric',
]);

function lacksCondition({ sensitiveData, sensitiveCondition }: KnownService | KnownActivity): boolean {
  return !sensitiveCondition && sensitiveData.some((kind) => needsCondition.has(kind));
}

function missingDecisions({ automatedDecisions: decisions }: Facts): readonly Missing[] {
  if (!decisions?.made) return [];
  const lacks = [decisions.logic, decisions.consequences].some((text) => isBlank(firstOf(text)));
  return when(lacks, blocks('automated-decisions.logic', 'automatedDecisions.logic'));
}

/** Ways to say no that the law wants to be easier than a letter. GDPR Art. 7(3), CCPA § 1798.135(a). */
function missingChoices(known: Known): readonly Missing[] {
  const { trackerChoices, usStates } = known.facts;
  const canChoose = Boolean(trackerChoices?.control || trackerChoices?.url);
  const asksConsent = known.services.some((service) => restsOn(service, 'consent') && service.trackers.length > 0);
  const discloses = follows(known, 'us-states') && known.services.some(({ shares, sells }) => shares || sells);
  return [
    ...when(asksConsent && !canChoose, advises('tracker.choices', 'trackerChoices')),
    ...when(discloses && !trackerChoices?.control && !usStates?.optOutUrl, advises('us.opt-out', 'usStates.optOutUrl')),
  ];
}

/** Rule P9: a language that lacks words of the owner cannot be published. A plain string is of no language. */
function missingWords(facts: Facts, languages: readonly string[]): readonly Missing[] {
  return ownTexts(facts).flatMap(({ path, name, text }) => {
    if (typeof text === 'string') return [];
    const lacking = languages.filter((language) => isBlank(text[language]));
    return lacking.map((language) => blocks('text.language', path, { name, language }));
  });
}
