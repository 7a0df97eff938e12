import { reportOffices, whistleblowing, type Call, type ReportOffice } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type { ReportCountryLaw, ReportOffice, ReportOfficeSettings } from '@app/contract';
export type OfficeInput = Call<typeof reportOffices.propose>['body'];

const key = ['report-office'] as const;

/** The reporting office of a site. A manager signs it elsewhere, so it is read at each visit. */
export const officeQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...key, siteId],
    queryFn: ({ signal }) => call(reportOffices.read, { params: { siteId }, query: {} }, { signal }),
    staleTime: 0,
  });

/** What the law of a country asks of the office of a site. */
export const lawQuery = (siteId: string, country: string) =>
  queryOptions({
    queryKey: [...key, siteId, 'law', country],
    queryFn: async ({ signal }) =>
      (await call(reportOffices.read, { params: { siteId }, query: { country } }, { signal })).law,
    enabled: country !== '',
  });

export const posterAddress = (siteId: string): string => `/api/v1/sites/${siteId}/report-office/poster`;

export function usePropose(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: OfficeInput) => call(reportOffices.propose, { params: { siteId }, body }),
    onSuccess: (office: ReportOffice) => client.setQueryData(officeQuery(siteId).queryKey, office),
  });
}

export function useSetMails(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: NonNullable<ReportOffice['mails']>) =>
      call(reportOffices.mails, { params: { siteId }, body: { ...body, days: [...body.days] } }),
    onSuccess: (office: ReportOffice) => client.setQueryData(officeQuery(siteId).queryKey, office),
  });
}

export function useWithdraw(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(reportOffices.withdraw, { params: { siteId } }),
    onSuccess: (office: ReportOffice) => client.setQueryData(officeQuery(siteId).queryKey, office),
  });
}

export function useEnd(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(reportOffices.end, { params: { siteId } }),
    onSuccess: (office: ReportOffice) => client.setQueryData(officeQuery(siteId).queryKey, office),
  });
}

/** Asks for a link that opens the Management Tool once, within a minute. */
export function useHandOver() {
  return useMutation({
    meta: { quiet: true },
    mutationFn: () => call(whistleblowing.handOver, { body: {} }),
  });
}
