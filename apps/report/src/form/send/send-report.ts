import type { Arrival, ChallengeAnswer, DayText, ReceivedAnswer, ReportSubmission } from '@app/whistleblowing';
import { call, CallFailed } from './api.ts';
import type { SealedReport } from './seal-report.ts';
import { takeWork } from './work.ts';

export type Progress =
  | { readonly what: 'file'; readonly number: number; readonly count: number }
  | { readonly what: 'report' };

/** Sends a sealed report. Sent again after a failure, it goes on where it ended, and is the same report. */
export type ReportSender = { readonly send: (tell: (progress: Progress) => void) => Promise<DayText> };

export function reportSender(office: string, report: SealedReport): ReportSender {
  const base = `/offices/${office}`;
  let hasArrival = false;
  let sent: ReportSubmission | undefined;

  async function sendFiles(tell: (progress: Progress) => void): Promise<void> {
    const { lookup, files } = report;
    if (files.length === 0) return;
    if (!hasArrival) {
      const arrival: Arrival = { lookup, files: files.map(({ id, length }) => ({ id, length })) };
      await call(`${base}/arrivals`, { method: 'POST', headers: await takeWork(), body: JSON.stringify(arrival) });
      hasArrival = true;
    }
    for (const [at, file] of files.entries()) {
      tell({ what: 'file', number: at + 1, count: files.length });
      await file.send((chunk, sealed) =>
        call(`${base}/arrivals/${lookup}/${file.id}/${chunk}`, { method: 'PUT', body: sealed }),
      );
    }
  }

  async function submit(submission: ReportSubmission): Promise<DayText> {
    const { receivedOn } = await call<ReceivedAnswer>(`${base}/reports`, {
      method: 'POST',
      headers: await takeWork(),
      body: JSON.stringify(submission),
    });
    return receivedOn;
  }

  const signedToday = async () => report.submission((await call<ChallengeAnswer>('/challenge')).today);

  return {
    async send(tell) {
      await sendFiles(tell);
      tell({ what: 'report' });
      // What may have arrived is sent again as it was, so that it counts as the same report.
      sent ??= await signedToday();
      try {
        return await submit(sent);
      } catch (error) {
        if (!(error instanceof CallFailed) || error.code !== 'report.other-day') throw error;
        sent = await signedToday();
        return submit(sent);
      }
    },
  };
}
