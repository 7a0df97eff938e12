/** Members and owners. */
export const memberErrors = {
  'member.not-found': 'This organization does not exist or was deleted.',
  'owner.no-member': 'No organization is chosen for this site, so there is nothing to copy.',
} as const;
