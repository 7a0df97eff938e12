import { canonical } from '@app/consent/banner/changes.ts';
import type { IpmSetting, PolicyPart, RecordDeviation, RecordFields, StatedChange } from '@app/contract';
import type { StoredRecord } from './queries.ts';

/** The fields that the policy shows by each part. */
const fieldsOf: Readonly<Record<PolicyPart, readonly (keyof RecordFields)[]>> = {
  description: ['description'],
  subjects: ['subjects'],
  available_rights: ['rights'],
  security_measures: ['measures', 'ownMeasures'],
  who_process_the_pdts: ['processedBy'],
};

/** What a record does for the policy that leaves it as it would be without the record. */
export const nothingInPolicy = '';

type InPolicy = Pick<StoredRecord, 'state' | 'siteServiceId' | 'isAlternate' | 'fields'>;

/** What a record does for the policy, as text that is the same as long as the policy is. */
export function inPolicyOf({ state, siteServiceId, isAlternate, fields }: InPolicy): string {
  if (state === 'ended' || siteServiceId === null) return nothingInPolicy;
  const { policyParts: parts } = fields;
  if (isAlternate && !fields.showInPolicy) return nothingInPolicy;
  if (!isAlternate && !fields.showInPolicy) return 'hidden';
  if (!isAlternate && parts.length === 0) return nothingInPolicy;
  const shown = parts.flatMap((part) => fieldsOf[part]).map((field) => [field, fields[field] ?? null]);
  return canonical([shown, isAlternate ? [fields.label ?? null, fields.deviation ?? null] : null]);
}

/** Whether the policy would show something else without a record. Its switches say so, for those who may change documents. */
export function decidesPolicy(record: InPolicy): boolean {
  return inPolicyOf(record) !== nothingInPolicy;
}

/** Whether other fields decide what the policy shows. They have an endpoint of their own, for those who may change documents. */
export function changesWhatPolicyShows(before: RecordFields, after: RecordFields): boolean {
  const choiceOf = ({ showInPolicy, policyParts, deviation = {} }: RecordFields) =>
    canonical([showInPolicy, policyParts, deviation]);
  return choiceOf(before) !== choiceOf(after);
}

/** The fields with a switch as it is set now. */
export function withSetting(fields: RecordFields, { ipm_field: field, ipm_field_value: value }: IpmSetting) {
  if (field === 'show_in_policy') return { ...fields, showInPolicy: value };
  const others = fields.policyParts.filter((part) => part !== field);
  return { ...fields, policyParts: value ? [...others, field] : others };
}

/** A deviation with a change: null takes a statement back, so that the one of the service counts. */
export function deviating(before: RecordDeviation | undefined, change: StatedChange): RecordDeviation | undefined {
  const after = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined);
  // Same keys as both, whose types agree: see the contract.
  return after.length === 0 ? undefined : (Object.fromEntries(after) as RecordDeviation);
}
