import { useCallback, useEffect, useState } from 'react';
import type { ToolSession } from '@app/whistleblowing';
import { api, ApiRefusal } from './api.ts';
import { loadToolWords, toolLocale } from './load-words.ts';
import { SessionScreen } from './session-screen.tsx';
import { Notice } from './ui/notice.tsx';
import { useWords, WordsProvider, type ToolWords } from './words.tsx';

type Stage =
  | { readonly kind: 'loading' | 'none' | 'denied' | 'used' | 'offline' }
  | { readonly kind: 'session'; readonly session: ToolSession; readonly words: ToolWords };

/** @param token of the handover from the dashboard */
export function App({ token }: { readonly token: string | undefined }) {
  const { words } = useWords();
  const [stage, setStage] = useState<Stage>({ kind: 'loading' });
  const end = useCallback(() => setStage({ kind: 'none' }), []);

  useEffect(() => {
    begin(token).then(setStage, (error: unknown) => setStage({ kind: stageOf(error, token) }));
  }, [token]);

  if (stage.kind === 'session') {
    return (
      <WordsProvider words={stage.words} locale={toolLocale([stage.session.locale])}>
        <SessionScreen session={stage.session} onEnd={end} />
      </WordsProvider>
    );
  }
  return (
    <main className="narrow">
      <h1>{words.title}</h1>
      {stage.kind === 'loading' && <p role="status">{words.loading}</p>}
      {stage.kind === 'none' && <Notice title={words.session.none}>{<p>{words.session.noneText}</p>}</Notice>}
      {stage.kind === 'used' && <Notice title={words.session.used}>{<p>{words.session.noneText}</p>}</Notice>}
      {stage.kind === 'denied' && <Notice title={words.session.denied}>{<p>{words.session.deniedText}</p>}</Notice>}
      {stage.kind === 'offline' && (
        <Notice tone="bad" title={words.session.offline}>
          <p>{words.session.offlineText}</p>
        </Notice>
      )}
    </main>
  );
}

// A token works once: effects that run twice share its answer.
const begun = new Map<string, Promise<ToolSession>>();

async function begin(token: string | undefined): Promise<Stage> {
  const session = await (token ? handedOver(token) : api.session());
  const locale = toolLocale([session.locale]);
  const words = await loadToolWords(locale);
  document.documentElement.lang = locale;
  document.title = words.title;
  return { kind: 'session', session, words };
}

function handedOver(token: string): Promise<ToolSession> {
  const known = begun.get(token);
  if (known) return known;
  const session = api.beginSession(token);
  begun.set(token, session);
  return session;
}

function stageOf(error: unknown, token: string | undefined) {
  const status = error instanceof ApiRefusal ? error.status : 0;
  if (status === 403) return 'denied';
  if (status >= 400 && status < 500) return token ? 'used' : 'none';
  return 'offline';
}
