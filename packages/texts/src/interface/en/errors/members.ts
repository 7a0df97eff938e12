/** Members and owners. */
export const memberErrors = {
  'member.not-found': 'This member does not exist or was deleted.',
  'owner.no-member': 'No member is named for this site, so there is nothing to copy.',
} as const;
