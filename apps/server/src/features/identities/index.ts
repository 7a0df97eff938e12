export { identities } from './feature.ts';
