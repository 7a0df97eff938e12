import { bestLocale, localeFromPrefix, localePrefix, type Locale } from '@app/texts';
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { hideComplaint } from '#app/alerts.ts';
import { ApiError } from '#app/api-error.ts';
import { hasNewSession } from '#app/api.ts';
import { features } from './features.ts';
import { page } from '#app/page.ts';
import { pathsIn } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { meQuery } from '#app/session.ts';
import { ErrorPage, OpenErrorPage } from './error-page.tsx';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { OpenLayout } from './open-layout.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Root } from './root.tsx';
import { speakOfWork, spokenLocale } from '#app/words.tsx';

const open = features.flatMap((feature) => feature.open ?? []);
const openWork = features.flatMap((feature) => feature.openWork ?? []);
const signedIn = features.flatMap((feature) => feature.signedIn ?? []);

export const routes: RouteObject[] = [
  { path: '/', loader: () => redirect(`/${localePrefix(preferredLocale())}`) },
  {
    path: '/:locale',
    loader: sameLanguage,
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams['locale'] !== nextParams['locale'],
    Component: Root,
    ErrorBoundary: OpenErrorPage,
    HydrateFallback: PageSkeleton,
    children: [
      {
        index: true,
        // Of two redirects the inner one counts: an address without a language is left to the outer one.
        loader: ({ params }) =>
          localeFromPrefix(params['locale'] ?? '') ? redirect(pathsIn(spokenLocale()).sites) : null,
      },
      {
        Component: OpenLayout,
        ErrorBoundary: ErrorPage,
        children: [...open, { loader: speakOfWork, shouldRevalidate: () => false, children: openWork }],
      },
      {
        lazy: () => import('./shell-layout.tsx'),
        loader: requireSession,
        shouldRevalidate: () => false,
        // Without a session there is no navigation to show around the error.
        ErrorBoundary: OpenErrorPage,
        children: [{ ErrorBoundary: ErrorPage, children: [...signedIn] }],
      },
      { Component: OpenLayout, children: [{ path: '*', Component: NotFoundPage }] },
    ],
  },
];

export function startRouter() {
  const router = createBrowserRouter(routes);
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.pathname !== pathname) hideComplaint();
    pathname = location.pathname;
  });
  return router;
}

/** Reloads the page if the language changes, since all words do. Adds the preferred language to an address without one. */
function sameLanguage({ params, request }: LoaderFunctionArgs): Response | Promise<never> | null {
  const prefix = params['locale'] ?? '';
  const locale = localeFromPrefix(prefix);
  const { pathname, search } = new URL(request.url);
  if (!locale) return redirect(`/${localePrefix(preferredLocale())}${pathname}${search}`);
  // Documents are in more languages than the pages of the product.
  if (!isSpoken(locale)) {
    const rest = pathname.slice(prefix.length + 1) + search + window.location.hash;
    return redirect(`/${localePrefix(preferredLocale())}${rest}`);
  }
  if (locale === spokenLocale()) return null;
  // The address of a loader has no hash.
  window.location.assign(request.url + window.location.hash);
  // Never resolves, so that nothing is shown in the wrong language before the page is left.
  return new Promise<never>(() => undefined);
}

async function requireSession({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const toSignIn = () => redirect(pathsIn(spokenLocale()).signIn(pathname + search));
  // The page says that nobody is signed in, so no request is needed.
  if (!page.signedIn && !hasNewSession()) return toSignIn();
  try {
    const [me] = await Promise.all([queryClient.ensureQueryData(meQuery), speakOfWork()]);
    if (!me.tosOk) return redirect(pathsIn(spokenLocale()).acceptTerms(pathname + search));
    if (me.company?.owed) return redirect(pathsIn(spokenLocale()).companySignIn(pathname + search));
    if (me.owesFactor) return redirect(pathsIn(spokenLocale()).secondFactor(pathname + search));
    await Promise.all(features.flatMap(({ prepare }) => prepare?.(queryClient) ?? []));
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return toSignIn();
    throw error;
  }
}

function isSpoken(locale: Locale): boolean {
  return locale.startsWith('en') || page.interfaceLocales.includes(localePrefix(locale));
}

function preferredLocale(): Locale {
  const offered = page.interfaceLocales.flatMap((prefix) => localeFromPrefix(prefix.toLowerCase()) ?? []);
  return bestLocale(navigator.languages.join(','), offered);
}
