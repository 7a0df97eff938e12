import { plural } from '@app/texts';
import { Anchor, Button } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeOwn, useChangeStated, type DriftFinding } from './data.ts';
import { FillButton } from './fill-button.tsx';
import { useMayOnRecord } from './may-on-record.ts';
import { useRecordPath } from './record-path.ts';

const AdoptButton = lazyPart(async () => ({ default: (await import('./adopt-button.tsx')).AdoptButton }));

const DriftPresses = lazyPart(async () => ({ default: (await import('./drift-presses.tsx')).DriftPresses }));

type Props = { readonly finding: DriftFinding };

/** What those see who may edit the register of the site of a finding. */
export function ForEditors({ finding, children }: Props & { readonly children: ReactNode }) {
  return useMayOnRecord(finding)('register.edit') && children;
}

/** The press that mends a finding, where there is one, and the page of the other side. */
export function DriftMend({ finding }: Props) {
  const words = useAreaWords('processingRecords');
  const paths = usePaths();
  const pathOf = useRecordPath();
  const { code, site, recordId, recipientId } = finding;
  const may = useMayOnRecord(finding);
  const mayAdopt = may('scans.run') && may('documents.edit') && may('register.edit');
  const others: Partial<Record<typeof code, { readonly to: string; readonly label: string }>> = site
    ? {
        'not-in-documents': { to: paths.siteScan(site.id), label: words.driftScan },
        'hidden-in-register': { to: paths.siteDocument(site.id, 'privacy_policy'), label: words.driftPolicy },
        'not-in-policy': { to: paths.siteDocument(site.id, 'privacy_policy'), label: words.driftPolicy },
        'banner-asks': { to: paths.cookieSolution(site.id), label: words.driftBanner },
        'banner-does-not-ask': { to: paths.cookieSolution(site.id), label: words.driftBanner },
        'form-not-published': { to: paths.dsarForm(site.id), label: words.driftForm },
        'form-not-named': { to: paths.dsarForm(site.id), label: words.driftForm },
      }
    : {};
  const other = others[code];
  return (
    <>
      {code === 'no-record' && site && (
        <ForEditors finding={finding}>
          <FillButton siteId={site.id} size="xs" />
        </ForEditors>
      )}
      {code === 'not-in-documents' && site && mayAdopt && (
        <Suspense>
          <AdoptButton siteId={site.id} services={finding.services} />
        </Suspense>
      )}
      {recordId && <StateButton finding={finding} recordId={recordId} />}
      <Suspense>
        <DriftPresses finding={finding} />
      </Suspense>
      {recipientId && (
        <Anchor component={Link} to={paths.recipients(recipientId)} size="sm">
          {words.driftOpen}
        </Anchor>
      )}
      {recordId && !recipientId && (
        <Anchor component={Link} to={pathOf(recordId)} size="sm">
          {words.driftOpen}
        </Anchor>
      )}
      {other && (
        <Anchor component={Link} to={other.to} size="sm">
          {other.label}
        </Anchor>
      )}
    </>
  );
}

/** States in the documents what the other side says: the consent that the banner asks for, or the period that is set. */
function StateButton({ finding, recordId }: { readonly finding: DriftFinding; readonly recordId: string }) {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  const may = useMayOnRecord(finding);
  const stated = useChangeStated(recordId);
  const own = useChangeOwn(recordId);
  const { code, isStated, months } = finding;
  const period = months === null ? undefined : { amount: months, unit: 'month' as const };
  const mend =
    code === 'banner-asks'
      ? { label: words.driftConsent, change: { legalBasis: 'consent' as const } }
      : code === 'banner-does-not-ask'
        ? { label: words.driftUsual, change: { legalBasis: null } }
        : period && {
            label: plural(locale, period.amount, words.driftMonths),
            change: { retention: { kind: 'period' as const, period } },
          };
  // What belongs to no site stands in no document.
  if (!mend || !may('register.edit') || (isStated && !may('documents.edit'))) return null;
  // Awaited here, because the button goes with the finding that it mends.
  const press = async (): Promise<void> => {
    try {
      if (isStated) await stated.mutateAsync(mend.change);
      else if (period) await own.mutateAsync({ retention: { kind: 'period', period } });
      showToast({ message: isStated ? words.savedStated : words.saved });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
  };
  return (
    <Button size="xs" variant="default" loading={stated.isPending || own.isPending} onClick={() => void press()}>
      {mend.label}
    </Button>
  );
}
