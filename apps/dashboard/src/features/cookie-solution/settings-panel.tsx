import { plural } from '@app/texts';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { useConfigurator, usePlace } from './configurator-context.tsx';
import classes from './cookie-solution.module.css';
import { placeOf, sectionsOf, type Section } from './fields.ts';
import { CodeSection } from './sections/code-section.tsx';
import { LawSection } from './sections/law-section.tsx';
import { LookSection } from './sections/look-section.tsx';
import { MemorySection } from './sections/memory-section.tsx';
import { ServicesSection } from './sections/services-section.tsx';
import { SignalsSection } from './sections/signals-section.tsx';
import { SiteSection } from './sections/site-section.tsx';
import { TextsSection } from './sections/texts-section.tsx';
import { useCookieSolutionWords } from './words.ts';

// Sections of the Advanced view that few banners use.
const TcfSection = lazy(async () => ({ default: (await import('./sections/tcf-section.tsx')).TcfSection }));
const VariantsSection = lazy(async () => ({
  default: (await import('./sections/variants-section.tsx')).VariantsSection,
}));
const TransferSection = lazy(async () => ({
  default: (await import('./sections/transfer-section.tsx')).TransferSection,
}));

/** The settings, one section at a time: a few of them in the Simple view, all in the Advanced view. */
export function SettingsPanel() {
  const { page } = useCookieSolutionWords();
  const { view, section, showView } = usePlace();
  const content = useRef<HTMLDivElement>(null);
  return (
    <div className={classes['panel']}>
      <SegmentedControl
        aria-label={page.views.label}
        data={[
          { value: 'simple', label: page.views.simple },
          { value: 'advanced', label: page.views.advanced },
        ]}
        value={view}
        onChange={(value) => showView(value === 'advanced' ? value : 'simple')}
      />
      <SectionNav />
      <div ref={content} key={section}>
        <Suspense fallback={<Skeletons shape="form" label={page.loading} />}>
          <SectionOf section={section} advanced={view === 'advanced'} />
          <FieldFocus content={content} />
        </Suspense>
      </div>
    </div>
  );
}

function SectionNav() {
  const { page } = useCookieSolutionWords();
  const locale = useLocale();
  const { view, section, showSection } = usePlace();
  const { checked } = useConfigurator();
  const paths = [...Object.keys(checked.problems), ...checked.findings.map(({ path }) => path)];
  return (
    <nav aria-label={page.sections.label} className={classes['nav']}>
      {sectionsOf(view).map((one) => {
        const count = paths.filter((path) => placeOf(path).section === one).length;
        return (
          <button
            key={one}
            type="button"
            className={classes['navItem']}
            aria-current={one === section ? 'true' : undefined}
            onClick={() => showSection(one)}
          >
            {page.sections[one]}
            {count > 0 && (
              <>
                <span className={classes['count']} aria-hidden>
                  {count}
                </span>
                <VisuallyHidden>, {plural(locale, count, page.findingsIn)}</VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
    </nav>
  );
}

function SectionOf({ section, advanced }: { readonly section: Section; readonly advanced: boolean }) {
  switch (section) {
    case 'site':
      return <SiteSection />;
    case 'look':
      return <LookSection advanced={advanced} />;
    case 'law':
      return <LawSection advanced={advanced} />;
    case 'services':
      return <ServicesSection advanced={advanced} />;
    case 'texts':
      return <TextsSection />;
    case 'code':
      return <CodeSection />;
    case 'signals':
      return <SignalsSection />;
    case 'tcf':
      return <TcfSection />;
    case 'memory':
      return <MemorySection />;
    case 'variants':
      return <VariantsSection />;
    case 'transfer':
      return <TransferSection />;
  }
}

/** Focuses the field named in the address, or the nearest one around it, as soon as the section is there. */
function FieldFocus({ content }: { readonly content: { readonly current: HTMLElement | null } }): null {
  const [search] = useSearchParams();
  const field = search.get('field');
  const section = search.get('section');
  useEffect(() => {
    if (!field || !content.current) return;
    const found = fieldIn(content.current, field);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  }, [content, field, section]);
  return null;
}

function fieldIn(content: HTMLElement, path: string): HTMLElement | undefined {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = CSS.escape(parts.slice(0, length).join('.'));
    const found = content.querySelector<HTMLElement>(`[data-path="${name}"]`);
    if (found) return found.matches('input, select, textarea, button') ? found : focusableIn(found);
  }
  return focusableIn(content);
}

function focusableIn(part: HTMLElement): HTMLElement | undefined {
  return part.querySelector<HTMLElement>('input, select, textarea, button') ?? undefined;
}
