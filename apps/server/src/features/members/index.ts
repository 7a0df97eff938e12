export { findDefaultMember } from './queries.ts';
export { members } from './feature.ts';
