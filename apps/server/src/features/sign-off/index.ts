export { signOff } from './feature.ts';
export { countWaiting } from './queries.ts';
