export { teams } from './feature.ts';
export { endDirectoryMembership } from './membership.ts';
export { listPeople, refreshTeam } from './queries.ts';
export { endTeam, isExclusive } from './teams.ts';
