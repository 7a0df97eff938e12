import type { ServiceFacts } from './service-facts.ts';

/** The ID of what an alternate of a service states, among the services of a policy. */
export function idOfAlternate(serviceId: string, recordId: string): string {
  return `${serviceId}-${recordId}`;
}

/** What an alternate is called: by its service, and by what tells them apart. */
export function nameOfAlternate(service: string, label: string | undefined): string {
  return label ? `${service} (${label})` : service;
}

type Identified = Pick<ServiceFacts, 'id' | 'alternateOf'>;

/** Where the facts of a service are entered: of an alternate, in its record. */
export function pathOf({ id, alternateOf }: Identified): string {
  return alternateOf === undefined ? `services.${id}` : `records.${id.slice(alternateOf.length + 1)}`;
}

/** The ID of the service itself. */
export function serviceIdOf({ id, alternateOf }: Identified): string {
  return alternateOf ?? id;
}
