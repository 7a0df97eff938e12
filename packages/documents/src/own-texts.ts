import type { ActivityFacts, Facts, OwnText, ServiceFacts } from './facts.ts';

/** Words of the owner, where they stand, and the name of what they belong to. */
type Written = { readonly path: string; readonly name: string; readonly text: OwnText };

/** Everything the owner wrote that a document shows. What is not shown (an interest without that basis) is left out. */
export function ownTexts({
  owner,
  services,
  activities = [],
  automatedDecisions: decisions,
}: Facts): readonly Written[] {
  const written = (path: string, name: string, text: OwnText | undefined): readonly Written[] =>
    text === undefined ? [] : [{ path, name, text }];
  const processing = (path: string, name: string, facts: ServiceFacts | ActivityFacts): readonly Written[] => [
    ...written(`${path}.ownPurpose`, name, facts.ownPurpose),
    ...(facts.ownDataTypes ?? []).flatMap((text, index) => written(`${path}.ownDataTypes.${index}`, name, text)),
    ...written(
      `${path}.legitimateInterest`,
      name,
      facts.legalBasis === 'legitimate-interests' ? facts.legitimateInterest : undefined,
    ),
    ...written(`${path}.retention`, name, facts.retention?.kind === 'own' ? facts.retention.text : undefined),
    ...written(`${path}.source.from`, name, facts.source?.from),
  ];
  return [
    ...(owner.jointControllers ?? []).flatMap(({ name, essence }, index) =>
      written(`owner.jointControllers.${index}.essence`, name, essence),
    ),
    ...services
      .filter(({ endedOn }) => endedOn === undefined)
      .flatMap((each) => processing(`services.${each.id}`, each.name, each)),
    ...activities.flatMap((each) => {
      const name = firstOf(each.name) ?? each.id;
      return [
        ...written(`activities.${each.id}.name`, name, each.name),
        ...processing(`activities.${each.id}`, name, each),
      ];
    }),
    ...(decisions?.made ? written('automatedDecisions.logic', firstOf(decisions.logic) ?? '', decisions.logic) : []),
    ...(decisions?.made
      ? written('automatedDecisions.consequences', firstOf(decisions.consequences) ?? '', decisions.consequences)
      : []),
    ...(decisions?.made === false
      ? written('automatedDecisions.reason', firstOf(decisions.reason) ?? '', decisions.reason)
      : []),
  ];
}

/** The text in any language, to name a thing by it. */
export function firstOf(text: OwnText | undefined): string | undefined {
  return typeof text === 'string' || text === undefined ? text : Object.values(text)[0];
}
