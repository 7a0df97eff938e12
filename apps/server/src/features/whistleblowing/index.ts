export { whistleblowing } from './feature.ts';
