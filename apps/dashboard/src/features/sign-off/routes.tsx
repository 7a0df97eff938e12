import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));
const SignOffNote = lazy(async () => ({ default: (await import('./sign-off-note.tsx')).SignOffNote }));
const WaitingForYou = lazy(async () => ({ default: (await import('./waiting-for-you.tsx')).WaitingForYou }));
const ProjectDialog = lazy(async () => ({ default: (await import('./project-dialog.tsx')).ProjectDialog }));

export const signOffFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/sign-offs/:signOffId', lazy: () => import('./sign-off-page.tsx') }],
  slots: {
    askForApproval: { Component: AskDialog },
    signOffNote: { Component: SignOffNote },
    waitingForYou: { Component: WaitingForYou },
    projectSignOff: { Component: ProjectDialog },
  },
};
