/** Members and owners. */
export const memberErrors = {
  'member.not-found': 'This organization does not exist or was deleted.',
  'owner.no-member': 'This site has no organization, so there is nothing to copy.',
} as const;
