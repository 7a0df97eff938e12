export { provisioning } from './feature.ts';
