export { findRecipient, listStoredRecipients, seesWholeAccount, type StoredRecipient } from './queries.ts';
export { recipientId } from './recipient-id.ts';
export { contractStateOf, lacksContract, roleOf } from './rules.ts';
export { recipients } from './feature.ts';
