/** What needs work in each project. */
export const workload = {
  title: 'Open tasks',
  description: 'All your projects, sorted by open tasks.',
  label: 'Projects',
  project: 'Project',
  noProject: 'No project',
  sites: 'Sites',
  work: 'To do',
  nothing: 'Nothing to do',
  approvals: { one: '%{number} waits for approval', other: '%{number} wait for approval' },
  changed: {
    one: '%{number} document with unpublished changes',
    other: '%{number} documents with unpublished changes',
  },
  found: {
    one: '%{number} detected service missing from documents',
    other: '%{number} detected services missing from documents',
  },
  offline: { one: '%{number} document offline', other: '%{number} documents offline' },
  drafts: { one: '%{number} unpublished document', other: '%{number} unpublished documents' },
  search: 'Search projects',
  notFound: 'No matching projects.',
  noneTitle: 'No projects yet',
  noneText: 'Create a project for each client and add their sites. Open tasks appear here.',
  toSites: 'Go to your sites',
};
