import '#ui/global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { languageTag } from '@app/texts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { ThemeProvider } from '#ui/theme/theme-provider.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import { UiProvider } from '#ui/ui-context.tsx';
import { meta } from '#app/page.ts';
import { queryClient } from '#app/query-client.ts';
import { features } from './features.ts';
import { startRouter } from './router.tsx';
import { filledSlots } from './slots.ts';
import { ConfirmSession } from './confirm-session.tsx';
import { Lightbox } from './lightbox-host.tsx';
import { PageAlerts } from './page-alerts.tsx';
import { uiOf } from '#app/ui-words.ts';
import { SlotsProvider } from '#app/slots.tsx';
import { speak, WordsProvider } from '#app/words.tsx';

declare global {
  /** Read by the library that locks the page behind a dialog, for the style element it writes. */
  var __webpack_nonce__: string | undefined;
}

const nonce = meta('csp-nonce');
globalThis.__webpack_nonce__ = nonce;

const spoken = await speak(window.location.pathname);
document.documentElement.lang = languageTag(spoken.locale);
// Each page renders its own title.
document.querySelector('title')?.remove();

const router = startRouter();
const slots = filledSlots(features);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <ThemeProvider nonce={nonce}>
      <QueryClientProvider client={queryClient}>
        <WordsProvider spoken={spoken}>
          <UiProvider ui={uiOf(spoken)}>
            <SlotsProvider value={slots}>
              <PageAlerts />
              <RouterProvider router={router} />
              <Lightbox />
              <ConfirmSession />
              <ToastRegion />
            </SlotsProvider>
          </UiProvider>
        </WordsProvider>
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
