import type { ConsentDetail } from '@app/contract';
import { fill, formatDate, formatList, formatNumber } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconHourglass, IconShieldCheck } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import frame from '#ui/detail.module.css';
import { proofAddress, witnessesQuery } from './data.ts';
import classes from './detail.module.css';
import { timeOfDay } from '#app/records/moment.ts';
import { VerifierLink } from './verifier-link.tsx';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly siteId: string; readonly consent: ConsentDetail };

/** The time from which nobody can change the consent unnoticed, and the proof file. Refetched until it is in a checkpoint. */
export function ProofSection({ siteId, consent: { id, proved, erased } }: Props) {
  const { detail } = useConsentRecordsWords();
  const locale = useLocale();
  const Sign = proved ? IconShieldCheck : IconHourglass;
  return (
    <div className={classes['proof']}>
      <div role="status" className={classes['proofWords']}>
        <p data-proved={proved !== null}>
          <Sign size={18} stroke={1.8} aria-hidden />
          {proved
            ? fill(detail.provedSince, {
                date: formatDate(locale, proved.since, 'long'),
                time: timeOfDay(proved.since),
              })
            : detail.notProved}
        </p>
        {proved && erased && <p className={frame['small']}>{detail.provedErased}</p>}
        {proved && !erased && (
          <p className={frame['small']}>
            {fill(detail.provedText, { number: formatNumber(locale, proved.index + 1) })}
          </p>
        )}
        {proved && !erased && <Witnesses siteId={siteId} consentId={id} />}
      </div>
      {proved && !erased && (
        <div className={frame['copied']}>
          <Button
            component="a"
            href={proofAddress(siteId, id)}
            download
            size="xs"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {detail.download}
          </Button>
          <VerifierLink />
        </div>
      )}
    </div>
  );
}

/** The witnesses that signed the checkpoint of the proof, too. Nothing, if no witness did. */
function Witnesses({ siteId, consentId }: { readonly siteId: string; readonly consentId: string }) {
  const { detail } = useConsentRecordsWords();
  const locale = useLocale();
  const { data: names = [] } = useQuery(witnessesQuery(siteId, consentId));
  if (names.length === 0) return null;
  return <p className={frame['small']}>{fill(detail.witnesses, { names: formatList(locale, names) })}</p>;
}
