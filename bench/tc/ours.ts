import { answered } from '../../packages/tcf/src/grant.ts';
import { idSet } from '../../packages/tcf/src/id-set.ts';
import { readTcString } from '../../packages/tcf/src/read-tc-string.ts';
import { bitsOf, writeTcString, type TcString } from '../../packages/tcf/src/tc-string.ts';
import type { Contender } from './contenders.ts';

export const contender: Contender<TcString> = {
  name: 'ours',
  prepare: (input) => ({
    updated: input.when,
    cmpId: 300,
    cmpVersion: 1,
    screen: 1,
    language: 'EN',
    listVersion: input.list.vendorListVersion,
    policyVersion: input.list.tcfPolicyVersion,
    specialFeatures: bitsOf(input.specialFeatures, 12),
    consents: bitsOf(input.purposes, 24),
    interests: bitsOf(input.interests, 24),
    oneTreatment: false,
    country: 'DE',
    vendorConsents: idSet(input.vendorConsents),
    vendorInterests: idSet(input.vendorInterests),
    restrictions: [],
    disclosed: idSet(input.disclosed),
    publisherConsents: 0,
    publisherInterests: 0,
  }),
  encode: writeTcString,
  // Pages receive the maximum grant as a string instead of the list.
  first({ most, when }) {
    const reading = readTcString(most);
    if (!reading.ok) throw new Error(reading.refusal);
    return writeTcString(answered(reading.tc, reading.tc, when, 1));
  },
  decode: readTcString,
};
