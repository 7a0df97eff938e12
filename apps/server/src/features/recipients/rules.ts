import type { ContractKind, ProviderRole, RecipientRole } from '@app/catalogue';
import type { ContractState, RecipientContract, RecipientFields, RecordRole } from '@app/contract';

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
 * Whether the contract that a recipient needs is not in force: that of a processor, or of joint controllers. Whoever provides a
 * service counts as a processor until somebody says otherwise. GDPR Art. 26(1), 28(3) and (4).
 *
 * @param as the role in which the organization hands the data over: processors of a processor need their contract with that one
 */
export function lacksContract(
  party: Party | undefined,
  fields: RecipientFields | undefined,
  on: string,
  as: RecordRole = 'controller',
): boolean {
  const kind = neededKind(roleOf(fields, party?.role), party?.isProvider === true, as);
  if (kind === undefined) return false;
  const isBinding = ['in-force', 'review-due'].includes(contractStateOf(fields?.contract, on));
  return !isBinding || fields?.contract?.kind !== kind;
}

function neededKind(role: RecipientRole | undefined, isProvider: boolean, as: RecordRole): ContractKind | undefined {
  switch (role) {
    case undefined:
      return isProvider ? 'processing' : undefined;
    case 'processor':
      return 'processing';
    case 'sub-processor':
      return as === 'processor' ? 'processing' : undefined;
    case 'joint-controller':
      return 'joint-control';
    case 'controller':
      return undefined;
  }
}
