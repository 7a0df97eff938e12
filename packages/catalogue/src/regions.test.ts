import { expect, test } from 'vitest';
import {
  adequacyOn,
  assumedPlaces,
  authorities,
  authoritiesOf,
  countryCodes,
  dialCode,
  inLanguage,
  isCountryCode,
  isEea,
  isUnder,
  stateOf,
  usStateLaws,
  usStateLawsOn,
} from './index.ts';

test('every country is there once', () => {
  expect(countryCodes).toHaveLength(258);
  expect(new Set(countryCodes).size).toBe(258);
  for (const code of ['AC', 'CP', 'DG', 'EA', 'IC', 'QO', 'TA', 'XK', 'ZZ'])
    expect(isCountryCode(code), code).toBe(true);
  expect(isCountryCode('EU')).toBe(false);
  expect([dialCode('DE'), dialCode('US'), dialCode('IM'), dialCode('ZZ')]).toEqual(['+49', '+1', '+44', undefined]);
});

test('the EEA has 30 states, and territories with codes of their own belong to theirs', () => {
  const states = countryCodes.filter((code) => stateOf(code) === code);
  expect(states.filter(isEea)).toHaveLength(30);
  expect([isEea('RE'), isEea('AX'), isEea('CH'), isEea('GB'), isUnder('uk-gdpr', 'GB')]).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('adequacy holds from its first to its last day, with its scope', () => {
  expect(adequacyOn('gdpr', 'JP', '2026-11-21')).toMatchObject({ scope: 'private-sector' });
  expect(adequacyOn('gdpr', 'US', '2026-11-21')).toMatchObject({ scope: 'privacy-framework' });
  expect(adequacyOn('gdpr', 'BR', '2026-01-25')).toBeUndefined();
  expect(adequacyOn('gdpr', 'BR', '2026-01-26')).toBeDefined();
  expect(adequacyOn('gdpr', 'GB', '2031-12-28')).toBeUndefined();
  expect(adequacyOn('gdpr', 'IN', '2026-11-21')).toBeUndefined();
  expect(adequacyOn('uk-gdpr', 'DE', '2026-11-21')).toBeDefined();
  expect(adequacyOn('swiss-fadp', 'JP', '2026-11-21')).toBeUndefined();
});

test('the seat in the EEA comes first, and the other is not left out', () => {
  expect(assumedPlaces({ country: 'US', eeaCountry: 'IE' })).toEqual(['IE', 'US']);
  expect(assumedPlaces({ country: 'DE', eeaCountry: 'DE' })).toEqual(['DE']);
  expect(assumedPlaces({ country: 'IL' })).toEqual(['IL']);
  expect(assumedPlaces({})).toEqual([]);
});

test('every state of the EEA, the United Kingdom and Switzerland has an authority', () => {
  const states = countryCodes.filter((code) => stateOf(code) === code && isEea(code));
  for (const country of [...states, 'GB', 'CH']) expect(authoritiesOf(country).length, country).toBeGreaterThan(0);
  expect(authoritiesOf('DE')[0]).toMatchObject({ country: 'DE', email: 'poststelle@bfdi.bund.de' });
  expect(authoritiesOf('DE')[0]).not.toHaveProperty('part');
  expect(authoritiesOf('DE')).toHaveLength(17);
  for (const { name, address, website, email } of authorities) {
    expect([...Object.values(name), ...Object.values(address)].every(Boolean), website).toBe(true);
    expect(website).toMatch(/^https:\/\//);
    expect(email ?? '@').toContain('@');
  }
});

test('an authority is named as its reader knows it', () => {
  const named = (country: string, language: string) => {
    const [authority] = authoritiesOf(country);
    return authority && inLanguage(authority.name, language);
  };
  expect(named('CH', 'de')).toBe('Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)');
  expect(named('CH', 'it')).toBe('Incaricato federale della protezione dei dati e della trasparenza (IFPDT)');
  expect(named('CH', 'pt-BR')).toBe('Federal Data Protection and Information Commissioner (FDPIC)');
  expect(named('IT', 'en-GB')).toBe('Garante per la protezione dei dati personali');
  expect(named('GR', 'el')).toBe('Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα');
});

test('laws of US states count from their first day', () => {
  const states = (day: string) => usStateLawsOn(day).map(({ state }) => state);
  expect(states('2026-11-21')).toHaveLength(20);
  expect(states('2022-12-31')).toEqual(['CA']);
  expect(states('2027-01-01')).toEqual(expect.arrayContaining(['OK', 'LA']));
  expect(usStateLaws.filter(({ signalFrom = '' }) => signalFrom !== '' && signalFrom <= '2026-11-21')).toHaveLength(12);
});
