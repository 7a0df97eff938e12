export { workload } from './feature.ts';
