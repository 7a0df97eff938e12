import { chance, somebody } from './consent-people.ts';
import { consentIdOf, end, start, subjectIdOf, subjectOfRow } from './consent-rows.ts';

/** One query of the dashboard: the path after a site's URL. Queries by text may take longer. */
export type Search = { readonly name: string; readonly by: 'key' | 'text'; readonly ask: () => string };

const day = 24 * 3_600_000;
const random = (below: number) => Math.floor(Math.random() * below);
const oneOf = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
const iso = (ms: number) => new Date(ms).toISOString();

/** Every filter, on the site with the most consents. Values vary between calls. */
export function searchesOf(rows: number): readonly Search[] {
  const someRow = (): number => {
    for (;;) {
      const row = random(rows);
      if (somebody(subjectOfRow(row)).site === 0) return row;
    }
  };
  const someSubject = () => subjectOfRow(someRow());
  const somePerson = () => somebody(someSubject());
  const lastName = () => {
    for (;;) {
      const name = somePerson().lastName;
      if (name) return name;
    }
  };
  const rareName = () => {
    for (;;) {
      const number = someSubject();
      const name = somebody(number).lastName;
      if (name && chance(number, 3) > 0.8) return name;
    }
  };
  const email = () => {
    for (;;) {
      const found = somePerson().email;
      if (found) return found;
    }
  };
  const externalId = () => {
    for (;;) {
      const found = somePerson().externalId;
      if (found) return found;
    }
  };
  const days = (count: number) => {
    const from = start + random(Math.floor((end - start) / day) - count) * day;
    return `from=${iso(from)}&to=${iso(from + count * day)}`;
  };
  const consentId = () => consentIdOf(someRow(), rows);
  const version = () => 1 + random(12);
  const first = () => oneOf(['Maria', 'Anna', 'Giulia', 'Marco', 'Peter', 'Zoé', 'Ayşe', 'Liam']);

  const filters: Record<Search['by'], Record<string, () => string>> = {
    key: {
      'no filter': () => '',
      'source public': () => 'source=public',
      'source private': () => 'source=private',
      verified: () => 'verified=true',
      'not verified': () => 'verified=false',
      withdrawals: () => 'kind=withdrawal',
      consents: () => 'kind=consent',
      'a notice': () => `notice=${oneOf(['privacy_policy', 'terms', 'newsletter'])}`,
      'a rare notice': () => 'notice=raffle',
      'a notice and version': () => `notice=privacy_policy&version=${version()}`,
      'a day': () => days(1),
      'three months': () => days(91),
      'a person': () => `subjectId=${subjectIdOf(someSubject(), rows)}`,
      'a person of very many': () => `subjectId=${subjectIdOf(random(200), rows)}`,
      'verified by public key (none)': () => 'source=public&verified=true',
      'that and a notice (none)': () => 'source=public&verified=true&notice=terms',
      'notice, version, withdrawal, verified': () =>
        `notice=terms&version=${1 + random(6)}&kind=withdrawal&verified=true`,
      'notice of another time (none)': () => `notice=privacy_policy&version=1&from=${iso(end - 300 * day)}`,
      'day, notice, private': () => `${days(1)}&notice=terms&source=private`,
    },
    text: {
      'word of nearly all': () => `text=${oneOf(['newsletter', 'example'])}`,
      'word of many': () => `text=${oneOf(['offers', 'topic', 'webmail', 'garden'])}`,
      'first name': () => `text=${encodeURIComponent(first())}`,
      'last name': () => `text=${encodeURIComponent(lastName())}`,
      'rare last name': () => `text=${rareName()}`,
      'one letter': () => `text=${oneOf([...'abcdefgmoprs'])}`,
      'three letters': () => `text=${encodeURIComponent(lastName().slice(0, 3))}`,
      'e-mail address': () => `text=${email()}`,
      'beginning of an address': () => `text=${email().slice(0, 9)}`,
      "site's id": () => `text=${externalId()}`,
      'id of a consent': () => `text=${consentId()}`,
      'two words': () => `text=${encodeURIComponent(`${first()} ${lastName()}`)}`,
      'two words of many': () => `text=${encodeURIComponent(`${first()} webmail`)}`,
      nobody: () => `text=xq${random(1e6)}`,
      'first name, verified': () => `text=${encodeURIComponent(first())}&verified=true`,
      'first name, withdrawal, a day': () => `text=${encodeURIComponent(first())}&kind=withdrawal&${days(1)}`,
      'last name, a notice and version': () =>
        `text=${encodeURIComponent(lastName())}&notice=privacy_policy&version=${version()}`,
      'word of many, a rare notice': () => 'text=webmail&notice=raffle',
      'two letters, a week': () => `text=${oneOf(['ma', 'ro', 'an', 'je', 'sc'])}&${days(7)}`,
    },
  };
  const kinds = Object.keys(filters) as (keyof typeof filters)[];
  const all = kinds.flatMap((by) => Object.entries(filters[by]).map(([name, query]) => ({ by, name, query })));
  // Lists of people only have filters for days, words and whether they are verified.
  const ofPeople = all.filter(
    ({ name, by }) =>
      !/source|notice|person|withdrawal|consent|private|public/.test(name) || (by === 'text' && name === 'nobody'),
  );
  const list = all.map(({ name, by, query }) => ({ name: `list: ${name}`, by, ask: () => `/consents?${query()}` }));
  const cursorOf = () => `${oneOf(['after', 'before'])}=${consentId()}`;
  const deep = all
    .filter(({ name }) => !/a day|id of|three months/.test(name))
    .map(({ name, by, query }) => ({ name: `deep: ${name}`, by, ask: () => `/consents?${query()}&${cursorOf()}` }));
  const count = all.map(({ name, by, query }) => ({
    name: `count: ${name}`,
    by,
    ask: () => `/consent-count?${query()}`,
  }));
  const people = ofPeople.flatMap(({ name, by, query }) => [
    { name: `people: ${name}`, by, ask: () => `/subjects?${query()}` },
    {
      name: `people, deep: ${name}`,
      by,
      ask: () => `/subjects?${query()}&${oneOf(['after', 'before'])}=${subjectIdOf(someSubject(), rows)}`,
    },
    { name: `people, count: ${name}`, by, ask: () => `/subject-count?${query()}` },
  ]);
  const rest: readonly Search[] = [
    { name: 'list: 100 rows', by: 'key', ask: () => '/consents?limit=100' },
    { name: 'consent with its chain', by: 'key', ask: () => `/consents/${consentId()}` },
    { name: 'person with all consents', by: 'key', ask: () => `/subjects/${subjectIdOf(someSubject(), rows)}` },
    { name: 'person of very many', by: 'key', ask: () => `/subjects/${subjectIdOf(heavy(), rows)}` },
    {
      name: 'statistics: days of two months',
      by: 'key',
      ask: () => `/consent-statistics?step=day&from=${iso(end - 61 * day)}`,
    },
    {
      name: 'statistics: hours of a week',
      by: 'key',
      ask: () => `/consent-statistics?step=hour&from=${iso(end - 7 * day)}`,
    },
    { name: 'statistics: months of all time', by: 'key', ask: () => '/consent-statistics?step=month' },
    { name: 'state', by: 'key', ask: () => '/consent-state' },
  ];
  function heavy(): number {
    for (;;) {
      const subject = random(200);
      if (somebody(subject).site === 0) return subject;
    }
  }
  return [...list, ...deep, ...count, ...people, ...rest];
}
