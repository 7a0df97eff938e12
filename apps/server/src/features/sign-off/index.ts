export { signOff } from './feature.ts';
