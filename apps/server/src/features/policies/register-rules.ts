import type { RecordFields } from '@app/contract';
import { idOfAlternate, nameOfAlternate, type Facts, type RegisterParts, type ServiceFacts } from '@app/documents';

type Fields = Partial<Omit<RecordFields, 'showInPolicy'>> & Pick<RecordFields, 'showInPolicy'>;

/** A record of a service, under the ID that the facts have for it. */
export type ShownRecord = {
  readonly id: string;
  readonly serviceId: string;
  readonly isAlternate: boolean;
  /** Whether it is of a service that was removed. */
  readonly isEnded: boolean;
  readonly fields: Fields;
};

/**
 * The facts of a policy with what the register says of each service: whether it is shown, each alternate that is shown as one more
 * entry, and the parts that were chosen. Services without a record are shown. One that is hidden stays in the facts, since data is
 * sold or shared through it all the same.
 */
export function withRegister(facts: Facts, records: readonly ShownRecord[]): Facts {
  if (records.length === 0) return facts;
  const services = facts.services.flatMap((service): readonly ServiceFacts[] => {
    const isEnded = service.endedOn !== undefined;
    const all = records.filter((record) => record.serviceId === service.id && record.isEnded === isEnded);
    const own = all.find(({ isAlternate }) => !isAlternate);
    const isShown = own?.fields.showInPolicy ?? true;
    const itself = isShown ? { ...service, ...(!isEnded && partsOf(own?.fields)) } : { ...service, hidden: true };
    const alternates = all.filter(({ isAlternate, fields }) => !isEnded && isAlternate && fields.showInPolicy);
    return [
      itself,
      ...alternates.map((record, at) => ({ ...alternateOf(service, record), ...((isShown || at > 0) && noTrackers) })),
    ];
  });
  return { ...facts, services };
}

/** Trackers are those of the service: the first of its entries that is shown names them. */
const noTrackers = { trackers: [] } as const;

function alternateOf(service: ServiceFacts, { id, fields }: ShownRecord): ServiceFacts {
  return {
    ...service,
    ...fields.deviation,
    id: idOfAlternate(service.id, id),
    alternateOf: service.id,
    name: nameOfAlternate(service.name, fields.label),
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
