export { resetSecondFactor } from './operator.ts';
export { usedFactor } from './service.ts';
export { secondFactor } from './feature.ts';
