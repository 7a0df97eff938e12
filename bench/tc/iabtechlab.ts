import { GVL, TCModel, TCString } from '@iabtechlabtcf/core';
import type { Contender } from './contenders.ts';

export const contender: Contender<TCModel> = {
  name: '@iabtechlabtcf/core',
  prepare(input) {
    // The library modifies the list it is given.
    const model = new TCModel(new GVL(structuredClone(input.list) as unknown as ConstructorParameters<typeof GVL>[0]));
    model.cmpId = 300;
    model.cmpVersion = 1;
    model.consentScreen = 1;
    model.publisherCountryCode = 'DE';
    model.specialFeatureOptins.set([...input.specialFeatures]);
    model.purposeConsents.set([...input.purposes]);
    model.purposeLegitimateInterests.set([...input.interests]);
    model.vendorConsents.set([...input.vendorConsents]);
    model.vendorLegitimateInterests.set([...input.vendorInterests]);
    model.vendorsDisclosed.set([...input.disclosed]);
    model.created = model.lastUpdated = new Date(input.when);
    return model;
  },
  encode: (model) => TCString.encode(model),
  decode: (text) => TCString.decode(text),
};
