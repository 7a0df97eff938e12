import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { linkIn, readersOf, type List } from '#test/newsletters.ts';

const app = testApp({ limits: 'off' });
const { aList, someone, ask, linkTo, mailsTo, open, press } = readersOf(app);
const day = 24 * 3_600_000;

const pathOf = ({ path, newsletterId }: List) => `${path}/newsletters/${newsletterId}`;

async function shown(list: List) {
  const answer = await list.owner.get(`${list.path}/newsletters`);
  return answer.json<{ newsletters: { replyTo: string | null; replyToProof: object | null }[] }>().newsletters[0];
}

/** The reply address in the confirmation mail to a new subscriber. */
async function named(list: List): Promise<string | null | undefined> {
  const email = someone();
  await ask(list, email);
  return (await app.outbox.last(email)).sender?.replyTo;
}

const resend = (list: List) => list.owner.post(`${pathOf(list)}/reply-to-confirmation`, {});

test('mails name an address for answers once its owner presses a button, and not when the link is opened', async () => {
  const replyTo = someone();
  const list = await aList({ replyTo });
  expect(await shown(list)).toMatchObject({ replyTo, replyToProof: { status: 'waiting' } });
  expect(await named(list)).toBeNull();

  const link = await linkTo(replyTo);
  const page = await open(link);
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(replyTo)]);
  expect(await named(list)).toBeNull();
  expect(await shown(list)).toMatchObject({ replyToProof: { status: 'waiting' } });

  const pressed = await press(link, 'confirm');
  const at = app.clock.now().getTime();
  expect(pressed.body).toContain('Address confirmed');
  expect(await named(list)).toBe(replyTo);
  const proof = (await shown(list))?.replyToProof;
  expect(proof).toEqual({ status: 'confirmed', at: expect.any(String) });
  expect(at - Date.parse((proof as { at: string }).at)).toBeLessThan(1000);
  // It counts for the account: another newsletter of it does not ask again.
  await list.owner.post(`${list.path}/newsletters`, { ...settings, preference: 'other', replyTo });
  expect(await mailsTo(replyTo)).toHaveLength(1);
});

const settings = {
  name: 'More news',
  optIn: 'double',
  confirmHours: 48,
  senderName: null,
  confirmedUrl: null,
  welcome: false,
};

test('a proved address of the account itself is named at once, and nobody is asked', async () => {
  const list = await aList();
  const { email, id } = list.owner;
  await list.owner.send({ method: 'PATCH', url: pathOf(list), payload: { replyTo: email }, headers: token(list) });
  expect(await shown(list)).toMatchObject({ replyToProof: { status: 'own', at: null } });
  expect((await mailsTo(email)).filter(({ subject }) => subject.includes('Coffee news'))).toEqual([]);
  expect(await named(list)).toBe(email);

  // It counts as their own only as long as it is their address.
  await app.owner.query(`update person set email = $2 where id = $1`, [id, someone()]);
  expect(await shown(list)).toMatchObject({ replyToProof: { status: 'unasked' } });
  expect(await named(list)).toBeNull();
});

test('a guest who names somebody’s address does not learn whether the account has that person', async () => {
  const list = await aList();
  const project = (await list.owner.post('/api/v1/projects', { name: 'Client' })).json<{ id: string }>();
  await list.owner.patch(list.path, { projectId: project.id });
  const guest = await app.join(await app.signUp(), list.owner, 'editor', project.id);
  const [theirs, strange] = [list.owner.email, someone()];
  const asGuest = async (replyTo: string) => {
    const answer = await guest.patch(pathOf(list), { replyTo });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ replyToProof: object }>().replyToProof;
  };
  const waiting = { status: 'waiting', at: expect.any(String) };
  expect([await asGuest(strange), await asGuest(theirs)]).toEqual([waiting, waiting]);
  expect(await named(list)).toBeNull();
  expect(await asGuest(guest.email)).toEqual({ status: 'own', at: null });
});

const token = ({ owner }: List) => ({ 'x-csrf-token': owner.csrfToken, 'sec-fetch-site': 'same-origin' });
const change = (list: List, payload: object) =>
  list.owner.send({ method: 'PATCH', url: pathOf(list), payload, headers: token(list) });

test('who does not want the answers is not asked again', async () => {
  const replyTo = someone();
  const list = await aList({ replyTo });
  const link = await linkTo(replyTo);
  expect((await press(link, 'decline')).body).toContain('You will receive no replies');
  expect((await press(link, 'confirm')).body).toContain('You will receive no replies');
  expect(await shown(list)).toMatchObject({ replyToProof: { status: 'declined' } });
  expect((await resend(list)).json()).toMatchObject({ code: 'reply-to.declined' });
  await change(list, { replyTo: null });
  await change(list, { replyTo });
  expect(await mailsTo(replyTo)).toHaveLength(1);
  expect(await named(list)).toBeNull();
});

test('another address is asked, and the same again is not', async () => {
  const [first, second] = [someone(), someone()];
  const list = await aList({ replyTo: first });
  const link = await linkTo(first);
  await press(link, 'confirm');
  expect((await change(list, { name: 'Renamed', replyTo: first })).statusCode).toBe(200);
  await change(list, { replyTo: second });
  expect([await mailsTo(first), await mailsTo(second)].map(({ length }) => length)).toEqual([1, 1]);
  expect(await named(list)).toBeNull();
  // An address that no newsletter uses has no page any more.
  expect((await open(link)).statusCode).toBe(404);
});

test('the mail is sent again three times a day, and counts like others', async () => {
  const replyTo = someone();
  const list = await aList({ replyTo });
  const mailsOfHour = async () => (await app.stored('mailHour', { accountId: list.owner.accountId }))[0]?.['mails'];
  expect(await mailsTo(replyTo)).toHaveLength(1);
  expect(await mailsOfHour()).toBe(1);
  for (const count of [2, 3]) {
    const answer = await resend(list);
    expect([answer.statusCode, answer.json().replyToProof.status]).toEqual([202, 'waiting']);
    expect(await mailsTo(replyTo)).toHaveLength(count);
  }
  expect(await mailsOfHour()).toBe(3);
  expect((await resend(list)).json()).toMatchObject({ code: 'subscription.mailed-enough' });
  app.clock.forward(day);
  expect((await resend(list)).statusCode).toBe(202);
  await press(await linkTo(replyTo), 'confirm');
  expect((await resend(list)).json()).toMatchObject({ code: 'email.verified-already' });
  await change(list, { replyTo: null });
  expect((await resend(list)).json()).toMatchObject({ fields: { replyTo: { code: 'field.required' } } });
});

test('nobody is asked for an account that has proved no address of its own', async () => {
  const replyTo = someone();
  const list = await aList();
  await app.owner.query('update person set email_verified_at = null where id = $1', [list.owner.id]);
  await change(list, { replyTo });
  expect(await mailsTo(replyTo)).toEqual([]);
  expect((await resend(list)).json()).toMatchObject({ code: 'email.unverified' });
});

test('a link works for seven days, for its address alone, and not when it is made up', async () => {
  const replyTo = someone();
  const list = await aList({ replyTo });
  const link = await linkTo(replyTo);
  expect((await open(`${link.slice(0, -4)}AAAA`)).statusCode).toBe(404);
  // The token of a confirmation link is not valid on this page.
  const reader = someone();
  await ask(list, reader);
  const confirm = linkIn((await app.outbox.last(reader)).text);
  expect((await open(confirm.replace('/confirm/', '/reply-to/'))).statusCode).toBe(404);
  app.clock.forward(7 * day + 1000);
  expect((await press(link, 'confirm')).body).toContain('This link is no longer valid');
  expect(await named(list)).toBeNull();
});

test('an address of before this was asked is not named, until it is asked and confirms', async () => {
  const replyTo = someone();
  const list = await aList();
  await app.owner.query('update newsletter set reply_to = $2 where id = $1', [list.newsletterId, replyTo]);
  expect(await shown(list)).toMatchObject({ replyToProof: { status: 'unasked', at: null } });
  expect(await named(list)).toBeNull();
  expect((await resend(list)).statusCode).toBe(202);
  await press(await linkTo(replyTo), 'confirm');
  expect(await named(list)).toBe(replyTo);
});

test('mail and page are in the language of who set the address', async () => {
  const replyTo = someone();
  const list = await aList();
  await list.owner.send({
    method: 'PATCH',
    url: pathOf(list),
    payload: { replyTo },
    headers: { ...token(list), 'x-locale': 'ja' },
  });
  expect((await app.outbox.last(replyTo)).subject).toContain('確認');
  const page = await open(await linkTo(replyTo), { 'accept-language': 'de' });
  expect(page.body).toContain('<html lang="ja">');
});

test('addresses that no newsletter names any more are forgotten', async () => {
  const [used, unused] = [someone(), someone()];
  const list = await aList({ replyTo: unused });
  await change(list, { replyTo: used });
  app.clock.forward(31 * day);
  await app.runScheduled('newsletter.forget-reply-addresses');
  expect(await app.stored('replyAddress', { accountId: list.owner.accountId })).toMatchObject([{ email: used }]);
});
