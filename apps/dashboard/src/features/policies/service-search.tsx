import type { ServiceCard } from '@app/contract';
import { plural } from '@app/texts';
import { Loader, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressDialog } from '#app/address-dialog.ts';
import { useAddressChange } from '#app/address.ts';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { searchQuery } from './data.ts';
import { FoundServices, optionId } from './found-services.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './service-search.module.css';
import { useServiceWords } from './service-words.ts';
import { useServiceActions } from './use-service-actions.ts';

const fieldName = 'add-service';

/** Focuses the search for services. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>(`[name="${fieldName}"]`)?.focus();
}

/**
 * Searches for services while the user types, and adds them. Arrow keys move, Enter adds, Escape closes the list and then
 * clears the text. The list stays open after an addition, because users usually add several.
 */
export function ServiceSearch() {
  const words = useWords().policies.services;
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { document, openService } = useGenerator();
  const { add } = useServiceActions();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [isOpen, setOpen] = useState(false);
  // Undefined until the user moves to one: the first is active then.
  const [pointed, setPointed] = useState<number>();
  const name = text.trim();
  useAskedService((asked) => {
    if (asked !== '') setText(asked);
    setPointed(undefined);
    field.current?.focus();
  });
  const [query] = useDebouncedValue(name, 90);
  const searched = (wanted: string) => searchQuery({ query: wanted, category: category || undefined });
  const found = useQuery({ ...searched(query), enabled: isOpen });
  const cards = found.data?.services ?? [];
  // The last line is for a service that the catalogue does not know.
  const lines = cards.length + 1;
  const active = Math.min(pointed ?? 0, lines - 1);

  const choose = (card: ServiceCard | undefined): void => {
    if (!card) {
      setOpen(false);
      return openService('new', name || undefined);
    }
    if (document.services.some(({ serviceId }) => serviceId === card.id)) return;
    add(card);
    setText('');
    setPointed(undefined);
    field.current?.focus();
  };

  const enter = (): void => {
    if (query === name && !found.isPlaceholderData && found.isSuccess) return choose(cards[active]);
    // A user who types faster than the list updates means the typed text, not the services still shown.
    void client.fetchQuery(searched(name)).then(
      ({ services }) => choose(services[0]),
      (error: unknown) => showAlert({ type: 'error', message: failureMessage(error) }),
    );
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return setOpen(true);
      return setPointed((active + step + lines) % lines);
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      enter();
    }
    if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.stopPropagation();
      if (isOpen) setOpen(false);
      else setText('');
    }
  };

  return (
    <div
      className={classes['search']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className={classes['box']}>
        <IconSearch size={17} stroke={1.9} aria-hidden />
        <input
          ref={field}
          name={fieldName}
          className={classes['field']}
          type="text"
          role="combobox"
          aria-label={words.searchLabel}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? optionId(id, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={text}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setPointed(undefined);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {isOpen && found.isFetching ? (
          <Loader size={16} />
        ) : (
          <kbd className={classes['key']} aria-hidden>
            /
          </kbd>
        )}
        <CategoryFilter
          value={category}
          onChange={(chosen) => {
            setCategory(chosen);
            setPointed(undefined);
          }}
        />
      </div>
      <VisuallyHidden role="status">
        {isOpen && found.isSuccess && !found.isFetching && plural(locale, cards.length, words.results)}
      </VisuallyHidden>
      {isOpen && (
        <FoundServices
          id={id}
          query={query}
          name={name}
          found={found}
          active={active}
          isPointed={pointed !== undefined}
          onPoint={setPointed}
          onChoose={choose}
          onKeyDown={onKeyDown}
        />
      )}
    </div>
  );
}

/** Takes up a service that the address asks for, from the command palette, once. */
function useAskedService(onAsked: (name: string) => void): void {
  const [isAsked, setAsked] = useAddressDialog('add-service');
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const take = useEffectEvent(() => {
    onAsked(search.get('name') ?? '');
    changeAddress({ name: undefined });
    setAsked(false);
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}

function CategoryFilter({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (category: string) => void;
}) {
  const words = useWords().policies.services;
  const { categories } = useServiceWords();
  return (
    <select
      className={classes['category']}
      aria-label={words.category}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{words.allCategories}</option>
      {Object.entries(categories).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
