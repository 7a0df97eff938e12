import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const rules = z.object({
  idleMinutes: z
    .int()
    .min(5)
    .max(43_200)
    .nullable()
    .describe('A session without a request for so long ends; null: 30 days'),
  longestHours: z.int().min(1).max(2160).nullable().describe('A session ends so long after the sign-in; null: 90 days'),
  secondFactor: z
    .enum(['all', 'admins'])
    .nullable()
    .describe('Who must use a second factor at sign-in; null: only who handles whistleblowing reports'),
  endlessKeys: z.boolean().describe('Whether API keys may be made without an end'),
});
export type SignInRules = z.infer<typeof rules>;

const path = '/api/v1/sign-in-rules' as const;

/** How long the sessions of an account last, of whom it wants a second factor, and whether its keys may last for good. */
export const signInRules = {
  readSignInRules: endpoint({
    method: 'GET',
    path,
    access: 'account.security',
    summary: 'Get the account’s session limits and second factor rules',
    answer: rules,
  }),
  setSignInRules: endpoint({
    method: 'PUT',
    path,
    access: 'account.security',
    audit: 'sign-in-rules.changed',
    fresh: { keys: 'refused' },
    summary: 'Set session limits and second factor rules. They also apply to open sessions',
    body: rules.extend({
      secondFactor: rules.shape.secondFactor.optional().describe('Left out: as it is'),
      endlessKeys: rules.shape.endlessKeys.optional().describe('Left out: as it is'),
    }),
    answer: rules,
  }),
};
