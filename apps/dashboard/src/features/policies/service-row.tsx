import { fill, isLocale, formatList, localeNameWithin } from '@app/texts';
import { ActionIcon, Tooltip } from '@mantine/core';
import type { DocumentService } from '@app/contract';
import { IconLanguageOff, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Explained } from '#ui/explained.tsx';
import { ServiceLogo } from '#ui/service-logo.tsx';
import { isPending } from './changes.ts';
import { useGenerator } from './generator-context.tsx';
import { nameIn, useServiceWords } from './service-words.ts';
import row from '#ui/row-link.module.css';
import classes from './services-panel.module.css';
import { UpgradeLink } from './upgrade-link.tsx';
import { useServiceActions } from './use-service-actions.ts';

/** One service of the document. A press opens it; the cross removes it, with undo. */
export function ServiceRow({ service }: { readonly service: DocumentService }) {
  const words = useWords().policies.services;
  const { categories } = useServiceWords();
  const { openService } = useGenerator();
  const { remove } = useServiceActions();
  const [isAsking, setAsking] = useState(false);
  const pending = isPending(service);
  const category = nameIn(categories, service.category);

  return (
    <li className={classes['row']} data-pending={pending || undefined}>
      <ServiceLogo name={service.name} />
      <div className={classes['what']}>
        <button
          type="button"
          className={`${row['whole']} ${classes['open']}`}
          aria-label={fill(words.open, { service: service.name })}
          disabled={pending}
          onClick={() => openService(service.id)}
        >
          {service.name}
        </button>
        <div className={classes['by']}>
          <span>{category}</span>
          {service.provider && service.provider !== service.name && (
            <>
              <span aria-hidden>·</span>
              <span>{service.provider}</span>
            </>
          )}
        </div>
      </div>
      <Marks service={service} />
      <span className={classes['marks']}>
        <ActionIcon
          size="md"
          aria-label={fill(words.remove, { service: service.name })}
          disabled={pending}
          onClick={() => (service.deactivated ? setAsking(true) : remove(service))}
        >
          <IconX size={17} aria-hidden />
        </ActionIcon>
      </span>
      <ConfirmDialog
        opened={isAsking}
        title={fill(words.removal.title, { service: service.name })}
        text={words.removal.text}
        confirmLabel={words.removal.action}
        notReversible={false}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove(service);
        }}
      />
    </li>
  );
}

function Marks({ service }: { readonly service: DocumentService }) {
  const words = useWords();
  const { marks, tooltips } = words.policies.services;
  const { serviceMarks } = words.sites;
  const ofService = words.policies.service;
  const locale = useLocale();
  const { document } = useGenerator();
  const { custom, overrides, serviceId, id, deniedLanguages, deactivated, pro } = service;
  const path = `services.${serviceId ?? id}.`;
  const lacks = document.missing.filter((fact) => fact.weight === 'blocks' && fact.path.startsWith(path));
  const changed = Object.keys(overrides).map((field) => titleOf(field, ofService));
  const denied = deniedLanguages.map((code) => (isLocale(code) ? localeNameWithin(code, locale) : code));
  return (
    <span className={classes['marks']}>
      {lacks.length > 0 && (
        <Mark tone="attention" hint={lacks.map(({ message }) => message).join(' ') || marks.missingHint}>
          {marks.missing}
        </Mark>
      )}
      {denied.length > 0 && (
        <Mark tone="attention" hint={fill(tooltips.denied, { languages: formatList(locale, denied) })}>
          <IconLanguageOff size={15} aria-hidden /> {denied.length}
        </Mark>
      )}
      {deactivated && (
        <Mark tone="attention" hint={tooltips.deactivated}>
          {marks.deactivated}
        </Mark>
      )}
      {document.serviceLimit !== null && pro && (
        <Explained text={tooltips.pro} link={<UpgradeLink query="add_pro_services" serviceId={serviceId ?? id} />}>
          <button type="button" className={classes['mark']} data-tone="accent">
            {serviceMarks.pro}
          </button>
        </Explained>
      )}
      {custom && <Mark>{serviceMarks.custom}</Mark>}
      {changed.length > 0 && (
        <Mark hint={fill(marks.changedHint, { fields: formatList(locale, [...new Set(changed)]) })}>
          {marks.changed}
        </Mark>
      )}
    </span>
  );
}

type MarkProps = { readonly tone?: 'attention'; readonly hint?: string; readonly children: ReactNode };

/** A label on a service, with its explanation for pointer, keyboard and touch. */
function Mark({ tone, hint, children }: MarkProps) {
  if (!hint) {
    return (
      <span className={classes['mark']} data-tone={tone}>
        {children}
      </span>
    );
  }
  return (
    <Tooltip label={hint} multiline>
      <button type="button" className={classes['mark']} data-tone={tone}>
        {children}
      </button>
    </Tooltip>
  );
}

type Titles = ReturnType<typeof useWords>['policies']['service'];

function titleOf(field: string, words: Titles): string {
  const titles: Readonly<Record<string, string>> = {
    category: words.category.title,
    serves: words.serves.title,
    places: words.places.title,
    dataTypes: words.dataTypes.title,
    ownDataTypes: words.dataTypes.title,
    sensitiveData: words.sensitive.title,
    sensitiveCondition: words.sensitive.title,
    legalBasis: words.legalBasis.title,
    legitimateInterest: words.legalBasis.title,
    retention: words.retention.title,
    lifetimes: words.lifetimes.title,
    source: words.source.title,
    role: words.role.title,
    arrangement: words.role.title,
  };
  return titles[field] ?? words.sales.title;
}
