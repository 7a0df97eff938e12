const ofRow = 'Read by the id of a row of a narrowed table, such as a version, which only that table tells';
const ofAccount = 'Of the whole account: only routes that need a permission there read it';
const ofEvidence = 'Hashes of the tree of the account, which are public by its id; they tell nothing of who or what';

/**
 * Tables of accounts that guests of single projects see as a whole, with the reason. Every other table with rows of an
 * account is narrowed by `narrow_to_projects`: migration 0047.
 */
export const notNarrowed: Readonly<Record<string, string>> = {
  acceptance: 'Read by the person it is of',
  account: 'Guests know the name of the account that they work in',
  account_deletion: 'Guests are told when the account that they work in ends',
  account_plan: 'What the plan allows holds for guests too',
  audit_log: ofAccount,
  audit_tally: ofAccount,
  audit_word: ofAccount,
  banner_preview: 'Opened by a secret token alone',
  banner_upload: 'Opened by the hash of its content alone',
  company_domain: ofAccount,
  company_sign_in: ofAccount,
  directory_member: ofAccount,
  directory_user: ofAccount,
  evidence_adoption: ofEvidence,
  evidence_batch: ofEvidence,
  evidence_checkpoint: ofEvidence,
  evidence_cosignature: ofEvidence,
  evidence_cursor: ofEvidence,
  evidence_entry: ofEvidence,
  evidence_key: ofEvidence,
  evidence_stop: ofEvidence,
  evidence_tile: ofEvidence,
  evidence_tree: ofEvidence,
  idempotency_key: 'A key belongs to the person or key that sent it',
  invitation: ofAccount,
  legal_notice_text: ofRow,
  mail_hour: 'Counts how many mails the account may still send',
  member: ofAccount,
  own_role: ofAccount,
  ownership_offer: ofAccount,
  preference_signal: ofRow,
  project_access: 'The policies read it',
  public_id: 'An id is public, and what it leads to is narrowed',
  recipient:
    'A contract with a provider holds for every project; what guests see of it are providers of their own sites',
  register_import: ofAccount,
  reply_address: ofAccount,
  republication: ofAccount,
  sign_in_rules: ofAccount,
  subject_consent: ofRow,
  team: ofAccount,
  team_member: ofAccount,
  team_role: ofAccount,
  version_page: ofRow,
  version_pdf: ofRow,
  webhook_attempt: ofAccount,
  webhook_endpoint: ofAccount,
};
