import type { OnBehalf } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '#app/people.ts';
import { useAreaWords } from '#app/area-words.ts';

type Names = Readonly<Record<string, string>>;

/** What stands in the facts of a processor, as one list: customers, what is done, who helps, and countries. */
function partsOf(value: object): readonly string[] {
  const { customers = [], categories = [], subprocessors = [], transfers = [] }: Partial<OnBehalf> = value;
  return [
    ...customers.map(({ name }) => name),
    ...categories,
    ...subprocessors.map(({ name }) => name),
    ...transfers.map(({ country }) => country),
  ];
}

/** Labels of the fields of a record, and their values in words. */
export function useFieldWords() {
  const words = useAreaWords('processingRecords');
  const measures: Names = useAreaWords('policies').settings.security.measures;
  const people = useQuery({ ...peopleQuery, enabled: false }).data?.people ?? [];
  const emails: Names = Object.fromEntries(people.map(({ id, email }) => [id, email ?? words.formerPerson]));
  const names: Readonly<Record<string, Names>> = {
    subjects: words.subjects,
    rights: words.rights,
    transferBasis: words.transferBases,
    processedBy: words.who,
    policyParts: words.inPolicy.fields,
    measures,
    ownerId: emails,
    deputyId: emails,
  };
  const labels: Names = {
    label: words.label,
    description: words.descriptionField,
    subjects: words.subjectsField,
    rights: words.rightsField,
    transferBasis: words.transferBasisField,
    processedBy: words.processedByField,
    measures: words.measuresField,
    ownMeasures: words.ownMeasuresField,
    systems: words.systemsField,
    ownerId: words.ownerField,
    deputyId: words.deputyField,
    showInPolicy: words.showInPolicy,
    policyParts: words.inPolicy.parts,
    deviation: words.alternates.differs,
    activity: words.statedTitle,
    onBehalf: words.onBehalfField,
  };
  const deviating: Names = {
    legalBasis: words.basis,
    legitimateInterest: words.interest,
    dataTypes: words.data,
    ownDataTypes: words.data,
    sensitiveData: words.sensitive,
    sensitiveCondition: words.sensitiveCondition,
    retention: words.kept,
  };
  const shown = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ') || words.nothing;
    if (field === 'onBehalf' && typeof value === 'object' && value !== null) return partsOf(value).join(', ');
    if (field === 'deviation' && typeof value === 'object' && value !== null)
      return Object.keys(value)
        .map((one) => deviating[one] ?? one)
        .join(', ');
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value !== 'string' || value === '') return words.nothing;
    return names[field]?.[value] ?? value;
  };
  return { labels, shown };
}
