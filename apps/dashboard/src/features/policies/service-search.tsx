import type { ServiceCard } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Loader, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { searchQuery } from './data.ts';
import { useGenerator } from './generator-context.tsx';
import { ServiceOption } from './service-option.tsx';
import classes from './service-search.module.css';
import { useServiceWords } from './service-words.ts';
import { useServiceActions } from './use-service-actions.ts';

const fieldName = 'add-service';

/** Puts the cursor into the search for services. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>(`[name="${fieldName}"]`)?.focus();
}

/**
 * Finds services as one types, and adds them. Arrows move, Enter adds, Escape closes and then empties. The list stays
 * open after an addition, because several are added in a row as a rule.
 */
export function ServiceSearch() {
  const words = useWords().policies.services;
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { document, openService } = useGenerator();
  const { add } = useServiceActions();
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [query] = useDebouncedValue(text.trim(), 90);
  const { data, isFetching } = useQuery({
    ...searchQuery({ query, category: category || undefined }),
    enabled: isOpen,
  });
  const cards = data?.services ?? [];
  const present = new Set(document.services.map(({ serviceId }) => serviceId));
  // The last line is for what the catalogue does not know.
  const last = cards.length;

  const choose = (at: number): void => {
    const card: ServiceCard | undefined = cards[at];
    if (!card) {
      setOpen(false);
      return openService('new', text.trim() || undefined);
    }
    if (present.has(card.id)) return;
    add(card);
    setText('');
    setActive(0);
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return setOpen(true);
      return setActive((active + step + last + 1) % (last + 1));
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(active);
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
          aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={text}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {isOpen && isFetching ? (
          <Loader size={16} />
        ) : (
          <kbd className={classes['key']} aria-hidden>
            /
          </kbd>
        )}
        <CategoryFilter value={category} onChange={setCategory} />
      </div>
      <VisuallyHidden role="status">
        {isOpen && !isFetching && plural(locale, cards.length, words.results)}
      </VisuallyHidden>
      {isOpen && (
        <div className={classes['list']}>
          <div role="listbox" id={`${id}-list`} aria-label={words.searchLabel}>
            <div className={classes['heading']} role="presentation">
              {query === ''
                ? words.popular
                : cards.length === 0 && !isFetching
                  ? words.none
                  : plural(locale, cards.length, words.results)}
            </div>
            {cards.map((card, at) => (
              <ServiceOption
                key={card.id}
                id={`${id}-${at}`}
                card={card}
                active={at === active}
                present={present.has(card.id)}
                onPoint={() => setActive(at)}
                onChoose={() => choose(at)}
              />
            ))}
            <div
              id={`${id}-${last}`}
              role="option"
              aria-selected={active === last}
              tabIndex={-1}
              className={classes['own']}
              data-active={active === last || undefined}
              onPointerMove={() => setActive(last)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(last)}
              onKeyDown={onKeyDown}
            >
              <IconPlus size={16} aria-hidden />
              {text.trim() === '' ? words.addOwnPlain : fill(words.addOwn, { name: text.trim() })}
            </div>
          </div>
        </div>
      )}
    </div>
  );
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
