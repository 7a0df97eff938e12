import { serviceOverrides, type DocumentService, type ServiceDetail, type ServiceOverrides } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { useGenerator } from './generator-context.tsx';
import { SavedForm } from '#app/saving/saved-form.tsx';
import { DataTypesSection, SensitiveSection, written } from './sections/data-sections.tsx';
import { ChildrenSection, SalesSection, SourceSection } from './sections/disclosure-sections.tsx';
import type { Sending, Sent } from '#app/saving/send-merged.ts';
import { LifetimesSection } from './sections/lifetimes-section.tsx';
import { PlacesSection } from './sections/places-section.tsx';
import { CategorySection, LegalBasisSection } from './sections/purpose-sections.tsx';
import { RoleSection } from './sections/role-section.tsx';
import { RetentionSection } from './sections/retention-section.tsx';
import { ServesSection } from './sections/serves-section.tsx';

type Props = {
  readonly service: DocumentService;
  /** The catalogue entry; undefined for a custom service. */
  readonly detail: ServiceDetail | undefined;
  /** Under which unsaved entries are kept. */
  readonly name: string;
  readonly saved: () => ServiceOverrides | undefined;
  readonly send: (overrides: ServiceOverrides, how: Sending) => Promise<Sent>;
};

/** The owner's overrides of a service. Without an override, the default is shown. */
export function OverridesForm({ service, detail, name, saved, send }: Props) {
  const words = useWords().policies.service;
  const { document, site, openField: asked } = useGenerator();
  const { custom } = service;
  const path = `services.${service.serviceId ?? service.id}`;
  const usual = (field: string) => document.derived.find((fact) => fact.path === `${path}.${field}`)?.value ?? '';
  // What serves activities and nothing else rests on what they rest on.
  const hasOwnBasis = service.serves.length === 0 || service.apart.length > 0;
  const places = custom ? custom.places.map(({ country }) => ({ country, assumed: false })) : (detail?.places ?? []);

  return (
    <SavedForm
      name={name}
      schema={serviceOverrides}
      initial={service.overrides}
      prefix="overrides."
      label={words.dialog}
      saved={saved}
      current={service.overrides}
      toSaved={tidy}
      // `tidy` made the value.
      send={(overrides, how) => send((overrides ?? {}) as ServiceOverrides, how)}
    >
      <div>
        <ServesSection service={service} asked={asked} />
        <CategorySection category={detail?.category ?? service.category} asked={asked} />
        <PlacesSection places={places} asked={asked} />
        <DataTypesSection dataTypes={custom?.dataTypes ?? detail?.dataTypes ?? []} asked={asked} />
        {(hasOwnBasis || service.overrides.legalBasis) && (
          <LegalBasisSection usual={custom?.legalBasis ?? usual('legalBasis')} asked={asked} />
        )}
        <RoleSection role={detail?.role ?? undefined} asked={asked} />
        <RetentionSection asked={asked} />
        <LifetimesSection trackers={detail?.trackers ?? []} asked={asked} />
        <SensitiveSection asked={asked} />
        <SourceSection asked={asked} />
        <SalesSection asked={asked} />
        {(site?.audience.children || service.overrides.childSetting) && <ChildrenSection asked={asked} />}
      </div>
    </SavedForm>
  );
}

/** Removes entries that were started and left empty: they follow the default. A lifetime of 0 means the session. */
function tidy({ ownDataTypes, lifetimes, source, ...others }: ServiceOverrides): ServiceOverrides {
  const isSession = lifetimes?.mode === 'custom' && lifetimes.range === 'range_one' && lifetimes.maximum?.value === 0;
  return {
    ...others,
    ...(source && others.fromOthers !== false && { source }),
    ...written(ownDataTypes),
    ...(lifetimes && { lifetimes: isSession ? { ...lifetimes, mode: 'session' as const } : lifetimes }),
  };
}
