export { listInstallations } from './queries.ts';
export { installation } from './feature.ts';
