// One file for both places: each file is a request more, and a name in the list that comes with the first page.
export { SiteHealthLine } from './site-health-line.tsx';
export { SiteHealthOverview } from './site-health-overview.tsx';
