import type { ProviderRole, RecipientRole } from '@app/catalogue';
import type { ContractState, RecipientContract, RecipientFields } from '@app/contract';

/** Whether a contract binds on a day, ISO 8601. */
export function contractStateOf(contract: RecipientContract | undefined, on: string): ContractState {
  if (!contract) return 'none';
  if (on < contract.signedOn) return 'not-yet';
  if (contract.endsOn !== undefined && contract.endsOn < on) return 'ended';
  return contract.reviewOn !== undefined && contract.reviewOn <= on ? 'review-due' : 'in-force';
}

/** Whether the days of a contract are in order. */
export function hasOrderedDays({ signedOn, reviewOn = signedOn, endsOn = signedOn }: RecipientContract): boolean {
  return signedOn <= reviewOn && signedOn <= endsOn;
}

const roles: Readonly<Record<ProviderRole, RecipientRole>> = {
  processor: 'processor',
  'processor-and-controller': 'processor',
  controller: 'controller',
  'joint-controller': 'joint-controller',
};

/** What somebody entered, or else what is known of the provider. */
export function roleOf(
  fields: RecipientFields | undefined,
  known: ProviderRole | undefined,
): RecipientRole | undefined {
  return fields?.role ?? (known && roles[known]);
}

type Party = { readonly role: ProviderRole | undefined; readonly isProvider: boolean };

/**
 * Whether a recipient processes on behalf of the controller without a contract in force. Whoever provides a service counts as a
 * processor until somebody says otherwise. GDPR Art. 28(3).
 */
export function lacksContract(party: Party | undefined, fields: RecipientFields | undefined, on: string): boolean {
  const role = roleOf(fields, party?.role);
  const isProcessing =
    role === undefined ? party?.isProvider === true : role === 'processor' || role === 'sub-processor';
  return isProcessing && !['in-force', 'review-due'].includes(contractStateOf(fields?.contract, on));
}
