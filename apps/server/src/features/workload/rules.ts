import type { ProjectWorkload } from '@app/contract';

/** Orders projects: what others wait for first, then what visitors are shown wrongly, then what is not public yet. */
export function byWork(one: ProjectWorkload, other: ProjectWorkload): number {
  for (const weight of [approvals, shownWrongly, notPublic]) {
    const difference = weight(other) - weight(one);
    if (difference !== 0) return difference;
  }
  return (one.project?.name ?? '').localeCompare(other.project?.name ?? '');
}

const approvals = ({ approvals: waiting }: ProjectWorkload) => waiting;
const shownWrongly = ({ changed, found, offline }: ProjectWorkload) => changed + found + offline;
const notPublic = ({ drafts }: ProjectWorkload) => drafts;
