import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePlace } from '../configurator-context.tsx';
import { useCookieSolutionWords } from '../words.ts';

/** The settings of a section that few banners need. Folded at first; a link to one of them unfolds it. */
export function MoreOptions({ children }: { readonly children: ReactNode }) {
  const words = useCookieSolutionWords().page;
  const { view, showView } = usePlace();
  const isOpen = view === 'advanced';
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        w="fit-content"
        ml={-8}
        aria-expanded={isOpen}
        rightSection={isOpen ? <IconChevronUp size={15} aria-hidden /> : <IconChevronDown size={15} aria-hidden />}
        onClick={() => showView(isOpen ? 'simple' : 'advanced')}
      >
        {words.moreOptions}
      </Button>
      {isOpen && children}
    </>
  );
}
