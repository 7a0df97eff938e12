import { definition, definitions } from '../clause.ts';
import type { LegalBasis } from '../facts.ts';
import { asksForTrackersApart, withOwn, type KnownActivity, type KnownService, type ResolvedFacts } from '../known.ts';
import { shown } from '../shown.ts';
import type { Block } from '../tree.ts';
import type { EuropeanLaw, Voice } from '../voice.ts';
import { activityName, basisName, conditionName, interestName } from './processing.ts';
import { howToExercise, listOfRights, objectionLines } from './rights.ts';
import { countryTable } from './transfers.ts';

/**
 * What the GDPR or the UK GDPR asks for beyond a document in the terms of another law: legal bases, rights, objection and
 * safeguards. GDPR Art. 13(1)(c), (d) and (f), 13(2)(b) and (c), 21(4).
 */
export function europeanSupplement(law: EuropeanLaw, known: ResolvedFacts, voice: Voice): readonly Block[] {
  return [
    basesOf(law, known, voice),
    listOfRights(law, known, voice),
    ...objectionLines(voice),
    ...howToExercise(law, known, voice),
    ...countryTable(known, voice, law),
  ];
}

/** For each activity and service its legal bases, with the interest and the condition for sensitive data. */
function basesOf(law: EuropeanLaw, known: ResolvedFacts, voice: Voice): Block {
  const { activities } = known;
  const named = [
    ...activities.map((activity) => ({ name: activityName(activity, known, voice), processing: activity })),
    ...withOwn(known).map((service) => ({ name: shown(service.name), processing: service })),
  ];
  return definitions(named.map(({ name, processing }) => definition(name, basisLine(law, processing, voice))));
}

function basisLine(law: EuropeanLaw, processing: KnownActivity | KnownService, voice: Voice): string {
  const { interest, sensitiveData, sensitiveCondition } = processing;
  const { interest: interestLabel, optionalTrackers } = voice.words.services;
  const named = (basis: LegalBasis): string => basisName(basis, { body: law }, voice);
  const labeled = (label: string, text: string): string => voice.fill(voice.words.frame.labeled, { label, text });
  const condition = sensitiveData.length > 0 ? sensitiveCondition : undefined;
  return voice.phrases([
    ...[...new Set(basesFor(processing))].map(named),
    ...(interest ? [labeled(interestLabel, interestName(interest, voice))] : []),
    ...(condition ? [conditionName(condition, { body: law }, voice)] : []),
    ...('bases' in processing && asksForTrackersApart(processing) ? [labeled(optionalTrackers, named('consent'))] : []),
  ]);
}

/** The bases of an activity, or of a service: those of the activities it serves, and its own. */
function basesFor(processing: KnownActivity | KnownService): readonly LegalBasis[] {
  if (!('bases' in processing)) return [processing.basis];
  const { serves, bases } = processing;
  return [...serves.map(({ basis }) => basis), ...bases];
}
