/** The ID of what an alternate of a service states, among the services of a policy. */
export function idOfAlternate(serviceId: string, recordId: string): string {
  return `${serviceId}-${recordId}`;
}
