import { plural } from '@app/texts';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#app/lazy-part.tsx';
import { useLocale } from '#app/words.tsx';
import { onceVisible } from '#ui/once-visible.ts';
import { Skeletons } from '#ui/skeletons.tsx';
import { useConfigurator, usePlace } from './configurator-context.tsx';
import classes from './cookie-solution.module.css';
import { advancedSections, placeOf, sections, type Section } from './fields.ts';
import { SiteSection } from './sections/site-section.tsx';
import { useCookieSolutionWords } from './words.ts';

// All but the first are loaded when they are unfolded.
const LookSection = lazyPart(async () => ({ default: (await import('./sections/look-section.tsx')).LookSection }));
const LawSection = lazyPart(async () => ({ default: (await import('./sections/law-section.tsx')).LawSection }));
const ServicesSection = lazyPart(async () => ({
  default: (await import('./sections/services-section.tsx')).ServicesSection,
}));
const TextsSection = lazyPart(async () => ({ default: (await import('./sections/texts-section.tsx')).TextsSection }));
const CodeSection = lazyPart(async () => ({ default: (await import('./sections/code-section.tsx')).CodeSection }));
const SignalsSection = lazyPart(async () => ({
  default: (await import('./sections/signals-section.tsx')).SignalsSection,
}));
const TcfSection = lazyPart(async () => ({ default: (await import('./sections/tcf-section.tsx')).TcfSection }));
const MemorySection = lazyPart(async () => ({
  default: (await import('./sections/memory-section.tsx')).MemorySection,
}));
const VariantsSection = lazyPart(async () => ({
  default: (await import('./sections/variants-section.tsx')).VariantsSection,
}));
const TransferSection = lazyPart(async () => ({
  default: (await import('./sections/transfer-section.tsx')).TransferSection,
}));

/** The sections of the settings in a list, of which one is unfolded. */
export function SettingsPanel() {
  const { page } = useCookieSolutionWords();
  const { section } = usePlace();
  return (
    <div role="group" aria-label={page.sections.label} className={classes['sections']}>
      {sections.map((one, at) => (
        <Fragment key={one}>
          {advancedSections.has(one) && !advancedSections.has(sections[at - 1] ?? one) && (
            <p className={classes['groupName']}>{page.advanced}</p>
          )}
          <SectionItem name={one} isOpen={one === section} />
        </Fragment>
      ))}
    </div>
  );
}

function SectionItem({ name, isOpen }: { readonly name: Section; readonly isOpen: boolean }) {
  const { page } = useCookieSolutionWords();
  const locale = useLocale();
  const { showSection } = usePlace();
  const { checked } = useConfigurator();
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const paths = [...Object.keys(checked.problems), ...checked.findings.map(({ path }) => path)];
  const count = paths.filter((path) => placeOf(path).section === name).length;
  return (
    <div className={classes['section']} data-open={isOpen || undefined}>
      <button
        ref={button}
        type="button"
        className={classes['sectionButton']}
        aria-expanded={isOpen}
        onClick={() => {
          showSection(isOpen ? 'none' : name);
          // What was unfolded above may have been taller than the window.
          requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest' }));
        }}
      >
        <span className={classes['sectionName']}>{page.sections[name]}</span>
        {count > 0 && (
          <>
            <span className={classes['count']} aria-hidden>
              {count}
            </span>
            <VisuallyHidden>, {plural(locale, count, page.findingsIn)}</VisuallyHidden>
          </>
        )}
        <IconChevronDown size={17} stroke={1.8} aria-hidden />
      </button>
      {isOpen && (
        <div ref={content} className={classes['sectionContent']}>
          <Suspense fallback={<Skeletons shape="form" label={page.loading} />}>
            <SectionOf section={name} />
            <FieldFocus content={content} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function SectionOf({ section }: { readonly section: Section }) {
  switch (section) {
    case 'site':
      return <SiteSection />;
    case 'look':
      return <LookSection />;
    case 'law':
      return <LawSection />;
    case 'services':
      return <ServicesSection />;
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
    const found = field && content.current ? fieldIn(content.current, field) : undefined;
    if (!found) return undefined;
    return onceVisible(found, () => {
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
    });
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
