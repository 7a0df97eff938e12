export { members } from './feature.ts';
