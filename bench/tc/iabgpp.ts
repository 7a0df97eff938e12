import { GppModel, TcfEuV2 } from '@iabgpp/cmpapi';
import type { Contender, Input } from './contenders.ts';

const flags = (count: number, on: readonly number[]) =>
  Array.from({ length: count }, (_, place) => on.includes(place + 1));

export const contender: Contender<{ readonly model: GppModel; readonly input: Input }> = {
  name: '@iabgpp/cmpapi',
  prepare(input) {
    const model = new GppModel();
    const fields: Readonly<Record<string, unknown>> = {
      CmpId: 300,
      CmpVersion: 1,
      ConsentScreen: 1,
      ConsentLanguage: 'EN',
      VendorListVersion: input.list.vendorListVersion,
      PolicyVersion: input.list.tcfPolicyVersion,
      IsServiceSpecific: true,
      SpecialFeatureOptins: flags(12, input.specialFeatures),
      PurposeConsents: flags(24, input.purposes),
      PurposeLegitimateInterests: flags(24, input.interests),
      PublisherCountryCode: 'DE',
      VendorConsents: input.vendorConsents,
      VendorLegitimateInterests: input.vendorInterests,
      VendorsDisclosed: input.disclosed,
    };
    for (const [name, value] of Object.entries(fields)) model.setFieldValue('tcfeuv2', name, value);
    return { model, input };
  },
  encode({ model, input }) {
    // A section caches its string until a field is set.
    model.setFieldValue('tcfeuv2', 'VendorConsents', input.vendorConsents);
    model.setFieldValue('tcfeuv2', 'VendorsDisclosed', input.disclosed);
    return model.encodeSection('tcfeuv2');
  },
  decode(text) {
    const section = new TcfEuV2(text);
    // Decoded lazily, on access.
    return [section.getFieldValue('VendorConsents'), section.getFieldValue('VendorsDisclosed')];
  },
};
