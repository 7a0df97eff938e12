import type { RecordFields } from '@app/contract';
import { idOfAlternate, type Facts, type RegisterParts, type ServiceFacts } from '@app/documents';

type Fields = Partial<Omit<RecordFields, 'showInPolicy'>> & Pick<RecordFields, 'showInPolicy'>;

/** A record of a service, under the ID that the facts have for it. */
export type ShownRecord = {
  readonly id: string;
  readonly serviceId: string;
  readonly isAlternate: boolean;
  readonly fields: Fields;
};

/**
 * The facts of a policy with what the register shows of each service: the service as such unless its record hides it, each alternate
 * that is shown as one more entry, and the parts that were chosen. Services without a record are shown.
 */
export function withRegister(facts: Facts, records: readonly ShownRecord[]): Facts {
  if (records.length === 0) return facts;
  const byService = Map.groupBy(records, ({ serviceId }) => serviceId);
  const services = facts.services.flatMap((service): readonly ServiceFacts[] => {
    const all = byService.get(service.id) ?? [];
    if (service.endedOn !== undefined) return [service];
    const own = all.find(({ isAlternate }) => !isAlternate);
    const isShown = own?.fields.showInPolicy ?? true;
    const alternates = all.filter(({ isAlternate, fields }) => isAlternate && fields.showInPolicy);
    return [
      ...(isShown ? [{ ...service, ...partsOf(own?.fields) }] : []),
      ...alternates.map((record) => alternateOf(service, record, isShown)),
    ];
  });
  return { ...facts, services };
}

/** What an alternate states: trackers are those of the service, which names them if it is shown. */
function alternateOf(service: ServiceFacts, { id, fields }: ShownRecord, isServiceShown: boolean): ServiceFacts {
  return {
    ...service,
    ...fields.deviation,
    id: idOfAlternate(service.id, id),
    alternateOf: service.id,
    name: fields.label ? `${service.name} (${fields.label})` : service.name,
    ...(isServiceShown && { trackers: [] }),
    ...partsOf(fields),
  };
}

function partsOf(fields: Fields | undefined): { readonly inPolicy?: RegisterParts } {
  const parts = fields?.policyParts ?? [];
  if (!fields || parts.length === 0) return {};
  return {
    inPolicy: {
      ...(parts.includes('description') && fields.description !== undefined && { description: fields.description }),
      ...(parts.includes('subjects') && { subjects: fields.subjects }),
      ...(parts.includes('available_rights') && { rights: fields.rights }),
      ...(parts.includes('security_measures') && { measures: fields.measures, ownMeasures: fields.ownMeasures }),
      ...(parts.includes('who_process_the_pdts') && { processedBy: fields.processedBy }),
    },
  };
}
