import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const AskDialog = lazyPart(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));
const SignOffNote = lazyPart(async () => ({ default: (await import('./sign-off-note.tsx')).SignOffNote }));
const WaitingForYou = lazyPart(
  async () => ({ default: (await import('./waiting-for-you.tsx')).WaitingForYou }),
  'hidden',
);
const ProjectDialog = lazyPart(async () => ({ default: (await import('./project-dialog.tsx')).ProjectDialog }));

export const signOffFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/sign-offs/:signOffId', lazy: () => import('./sign-off-page.tsx') }],
  slots: {
    askForApproval: { Component: AskDialog },
    signOffNote: { Component: SignOffNote },
    waitingForYou: { Component: WaitingForYou },
    projectSignOff: { Component: ProjectDialog },
  },
};
