import type { DetectionOverview, SiteReport, Violation } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import { ServiceLogo } from '#ui/service-logo.tsx';
import { BadgeCard } from './badge-card.tsx';
import details from './details.module.css';
import { Finding } from './finding.tsx';
import found from './findings.module.css';
import { useFound, useNameOf } from './found-context.ts';
import { Panel } from './panel.tsx';
import classes from './result.module.css';
import { pathOf, shortAddress } from './short-address.ts';
import { VerdictBadge } from './verdict.tsx';
import { groupsOf, type ViolationGroup } from './violation-groups.ts';
import { UnmarkedTags } from './unmarked-tags.tsx';
import { useDetectionWords } from './words.ts';

/** What still happened before a choice and after a refusal, and how to prove that nothing did. */
export function RejectTab({ schedule }: { readonly schedule: DetectionOverview['schedule'] }) {
  const words = useDetectionWords().rejectTest;
  const locale = useLocale();
  const { siteId, report } = useFound();
  const { verdict, leftOut, rejected, violations } = report.rejectTest;
  return (
    <Stack gap="lg">
      <section className={classes['judgement']} data-verdict={verdict}>
        <VerdictBadge verdict={verdict} size="large" />
        <p className={classes['sentence']}>{words.sentences[verdict]}</p>
        <BannerNotes report={report} />
        <p className={classes['small']}>{words.why}</p>
      </section>
      <PhasePanel phase="before" violations={violations} seen={report.engine === 'browser'} />
      <PhasePanel phase="rejected" violations={violations} seen={rejected} />
      {leftOut > 0 && <p className={classes['small']}>{plural(locale, leftOut, words.leftOut)}</p>}
      {report.unmarked && report.unmarked.tags.length > 0 && <UnmarkedTags unmarked={report.unmarked} />}
      <BadgeCard siteId={siteId} schedule={schedule} />
    </Stack>
  );
}

/** The name of the consent platform, if it was detected on the site. */
function bannerName(
  words: ReturnType<typeof useDetectionWords>['rejectTest'],
  by: string | undefined,
  services: SiteReport['services'],
): string {
  if (!by || by === 'words') return words.ownBanner;
  return fill(words.banner, { by: services.find(({ id }) => id === by)?.name ?? by });
}

function BannerNotes({ report: { engine, banner, services } }: { readonly report: SiteReport }) {
  const words = useDetectionWords().rejectTest;
  const notes =
    engine === 'fetch'
      ? [words.onlyHtml]
      : [
          ...(banner?.found ? [] : [words.noBanner]),
          ...(banner?.found ? [bannerName(words, banner.by, services)] : []),
          ...(banner?.found && !banner.rejected ? [words.noReject] : []),
          ...(banner?.rejectedInSecondLayer ? [words.secondLayer] : []),
        ];
  return (
    <ul className={classes['notes']}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

type PhaseProps = {
  readonly phase: Violation['phase'];
  readonly violations: readonly Violation[];
  readonly seen: boolean;
};

function PhasePanel({ phase, violations, seen }: PhaseProps) {
  const words = useDetectionWords().rejectTest;
  const groups = groupsOf(violations, phase);
  return (
    <Panel title={words.phases[phase]} {...(groups.length > 0 && { count: groups.length })}>
      {groups.length === 0 ? (
        <p className={classes['clean']} data-seen={seen || undefined}>
          {seen && <IconCircleCheck size={18} aria-hidden />}
          {seen ? words.clean : words.notSeen}
        </p>
      ) : (
        <ul className={found['findings']}>
          {groups.map((group) => (
            <GroupRow key={group.service ?? group.site} group={group} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function GroupRow({ group: { service, site, counts, pages } }: { readonly group: ViolationGroup }) {
  const words = useDetectionWords().rejectTest;
  const locale = useLocale();
  const nameOf = useNameOf();
  const name = service ? nameOf(service) : fill(words.unknown, { site });
  const kinds = (['cookie', 'storage', 'request'] as const).filter((kind) => counts[kind] > 0);
  return (
    <Finding
      name={name}
      before={<ServiceLogo name={name} size="sm" />}
      label={fill(words.show, { service: name })}
      by={kinds.map((kind) => (
        <span key={kind}>{plural(locale, counts[kind], words.counts[kind])}</span>
      ))}
    >
      {pages.map(([page, all]) => (
        <section key={page} className={details['part']}>
          <h3>{fill(words.onPage, { page: pathOf(page) === '/' ? shortAddress(page) : pathOf(page) })}</h3>
          <ul className={details['evidence']}>
            {all.map(({ kind, what }) => (
              <li key={`${kind} ${what}`}>
                <span className={details['kind']}>{words.kinds[kind]}</span> <code>{what}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Finding>
  );
}
