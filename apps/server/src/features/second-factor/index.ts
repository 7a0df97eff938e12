export { resetSecondFactor } from './operator.ts';
export { secondFactor } from './feature.ts';
