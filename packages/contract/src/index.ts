import { accounts } from './accounts.ts';
import { billing } from './billing.ts';
import { detection } from './detection.ts';
import type { Endpoint } from './endpoint.ts';
import { members } from './members.ts';
import { policies } from './policies.ts';
import { preferences } from './preferences.ts';
import { publishing } from './publishing.ts';
import { sites } from './sites.ts';

/** Every endpoint there is, by feature. What is true of all routes is tested over this table. */
export const allEndpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  accounts,
  preferences,
  sites,
  billing,
  policies,
  members,
  publishing,
  detection,
};

export * from './accounts.ts';
export * from './billing.ts';
export * from './detection.ts';
export * from './detection-shapes.ts';
export { documentJson, documentJsonSchema } from './document-json.ts';
export * from './embedding.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './members.ts';
export * from './policies.ts';
export * from './policy-facts.ts';
export * from './policy-shapes.ts';
export * from './preferences.ts';
export * from './publishing.ts';
export * from './sites.ts';
export * from './terms-facts.ts';
