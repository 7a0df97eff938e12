import type { Services } from '#platform/http/context.ts';
import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import type { EmbedCode } from '../cookie-solution/index.ts';
import type { Engines } from '../detection/index.ts';
import { deleteDrafts, keepDraftScan, scanDraft } from './jobs.ts';
import { fillDraft, forgetDrafts, keepScanOfDraft } from './scan-draft.ts';

/** The jobs of this feature with their handlers. */
export function firstSiteJobs(engines: Engines, code: EmbedCode): readonly Job[] {
  return [
    withListeners(scanDraft, ({ draftId }, services: Services) => fillDraft({ services, engines, code }, draftId)),
    withListeners(keepDraftScan, (payload, services) => keepScanOfDraft(services, payload)),
    withListeners(deleteDrafts, (_, services) => forgetDrafts(services)),
  ];
}
