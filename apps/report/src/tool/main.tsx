import './tool.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadToolWords, toolLocale } from './load-words.ts';
import { WordsProvider } from './words.tsx';

const page = document.querySelector('#page');
const token = /^#(?:handover=)?([\w-]{20,})$/.exec(location.hash)?.[1];
// The token works once, and must not stay in the history.
if (location.hash) history.replaceState(null, '', location.pathname);

if (page) {
  const locale = toolLocale(navigator.languages);
  const words = await loadToolWords(locale);
  document.documentElement.lang = locale;
  document.title = words.title;
  createRoot(page).render(
    <StrictMode>
      <WordsProvider words={words} locale={locale}>
        <App token={token} />
      </WordsProvider>
    </StrictMode>,
  );
}
