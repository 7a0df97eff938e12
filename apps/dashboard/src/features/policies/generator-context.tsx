import type { Document, Site } from '@app/contract';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import type { DocumentView } from './data.ts';
import { withReturn } from '#app/way-back.ts';
import { factTarget } from './fact-target.ts';
import { WrittenIn } from './written-in.ts';

/** The state that the parts of the generator share. What is open is stored in the address, so that it can be linked to. */
export type Generator = {
  readonly document: Document;
  readonly site: Site | undefined;
  readonly shown: DocumentView;
  readonly show: (shown: Partial<DocumentView>) => void;
  /** The id of the service whose dialog is open; `new` for a custom one. */
  readonly openId: string | undefined;
  readonly openField: string | undefined;
  readonly openService: (id: string, field?: string) => void;
  readonly closeService: () => void;
  /** What is being edited, which the preview scrolls to. */
  readonly edited: ClauseTarget | undefined;
  readonly showClause: (target: ClauseTarget) => void;
  /** Returns a function that opens the place where a fact can be entered; `undefined` if there is none. */
  readonly leadTo: (path: string) => (() => void) | undefined;
};

/** A place of the document: the first of these sections that it has, or what mentions this text. */
export type ClauseTarget = { readonly sections: readonly string[] } | { readonly text: string };

const GeneratorContext = createContext<Generator | undefined>(undefined);

type Props = { readonly document: Document; readonly site: Site | undefined; readonly children: ReactNode };

export function GeneratorProvider({ document, site, children }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const paths = usePaths();
  const [section, showClause] = useState<ClauseTarget>();
  const value = useMemo((): Generator => {
    const change = (entries: Readonly<Record<string, string | undefined>>, hash?: string): void => {
      // Reads the current address, since a later response may call this.
      const next = new URLSearchParams(window.location.search);
      for (const [name, entry] of Object.entries(entries)) {
        if (entry === undefined) next.delete(name);
        else next.set(name, entry);
      }
      const at = hash ?? window.location.hash;
      void navigate({ search: next.toString(), hash: at }, { replace: true, preventScrollReset: true });
    };
    const openService = (id: string, field?: string) => change({ service: id, field });
    const opened = document.services.find(({ id }) => id === search.get('service'));
    const isActivity = search.get('field')?.startsWith('activities.');
    return {
      document,
      site,
      shown: shownIn(search, document),
      show: ({ language, variant }) => change({ ...(language && { language }), ...(variant && { variant }) }),
      openId: search.get('service') ?? undefined,
      openField: search.get('field') ?? undefined,
      openService,
      edited: opened ? { text: opened.name } : isActivity ? { sections: ['activities'] } : section,
      showClause,
      closeService: () => change({ service: undefined, field: undefined }),
      leadTo: (path) => {
        const target = factTarget(path, document, paths);
        if (!target) return undefined;
        if (target.kind === 'page') return () => void navigate(withReturn(target.to, window.location));
        if (target.kind === 'service') return () => openService(target.id, target.field);
        return () => change({ field: target.field || undefined, view: undefined }, `#${target.panel}`);
      },
    };
  }, [document, site, search, navigate, paths, section]);
  return (
    <GeneratorContext value={value}>
      <WrittenIn value={document.languages}>{children}</WrittenIn>
    </GeneratorContext>
  );
}

export function useGenerator(): Generator {
  const value = use(GeneratorContext);
  if (!value) throw new Error('useGenerator() needs a GeneratorProvider above it.');
  return value;
}

function shownIn(search: URLSearchParams, { languages }: Document): DocumentView {
  const language = languages.find((one) => one === search.get('language')) ?? languages[0] ?? 'en';
  return { language, variant: search.get('variant') === 'simplified' ? 'simplified' : 'complete' };
}
