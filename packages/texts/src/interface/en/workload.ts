/** What needs work in each project. */
export const workload = {
  title: 'What needs work',
  description: 'All your projects, those with the most to do first.',
  label: 'Projects',
  project: 'Project',
  noProject: 'In no project',
  sites: 'Sites',
  work: 'To do',
  nothing: 'Nothing to do',
  approvals: { one: '%{number} waits for approval', other: '%{number} wait for approval' },
  changed: {
    one: '%{number} document with unpublished changes',
    other: '%{number} documents with unpublished changes',
  },
  found: {
    one: '%{number} service found that no document names',
    other: '%{number} services found that no document names',
  },
  offline: { one: '%{number} document offline', other: '%{number} documents offline' },
  drafts: { one: '%{number} document not published yet', other: '%{number} documents not published yet' },
  search: 'Search projects',
  notFound: 'No project has this name.',
  noneTitle: 'No projects yet',
  noneText: 'Put the sites of each client into a project. Here you then see where something is to be done.',
  toSites: 'Go to your sites',
};
