import { dsarPages } from '@app/contract';
import { fill, loadWords } from '@app/texts';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { newId } from '#platform/database/ids.ts';
import type { Deps } from '#platform/feature.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { problemOf } from '#platform/http/failure.ts';
import type { ConsentIntake } from '../consent-records/index.ts';
import { dayOf } from '../policies/index.ts';
import { answerAlone } from './answering.ts';
import { enteredIn, nothingEntered, readEntered, textOf, type FieldName } from './entered.ts';
import { formCache, type PublishedForm } from './form-cache.ts';
import { formPage, type FormPage } from './form-page.ts';
import { isOwnAddress } from './inbox/address.ts';
import { signedIn, ticketOf } from './identity/signed-in.ts';
import { localeOf, type Asking, type SendPage } from './page-answer.ts';
import { formScript, overlayScript } from './page-style.ts';
import { receive } from './receive.ts';
import { problemPage, receivedPage } from './request-page.ts';
import { dayAt } from './rules.ts';
import { requestKey } from './tokens.ts';

/** Requests in a minute, of one network and in all, above which browsers have to work for theirs. */
const asked = { method: 'POST', path: dsarPages.form, work: { address: 6, all: 300 } } as const;
/** Requests of one network in a minute that are refused even to those who worked. */
const mostPerMinute = 60;
/** Seconds after which somebody whose browser cannot work may try again. */
const comeAgain = 60;

type State = Pick<FormPage, 'place' | 'entered'> & {
  readonly status: number;
  readonly wrong?: readonly FieldName[];
  readonly notice?: string;
  readonly work?: unknown;
  readonly submission?: string;
  readonly ticket?: string | undefined;
};

/** Shows the form of a site, and receives what is sent by it. */
export function formRoute(deps: Deps, intake: ConsentIntake, send: SendPage) {
  const { services, clock, budgets, limits, work } = deps;
  const findForm = formCache(services.db, clock, budgets);
  const limit = limits === 'off' ? () => 0 : addressLimit(mostPerMinute);
  const isBusy = (address: string) => limits !== 'off' && work.isBusy(asked, address);

  async function open(request: Asking, reply: FastifyReply): Promise<unknown> {
    const form = await findForm(request.params.formId);
    if (!form) return send(reply, 404, await problemPage(localeOf(request), 'notFound'));
    const place = placeOf(request.query.place) ?? (await proposedPlace(request));
    return show(request, reply, form, { status: 200, place, entered: nothingEntered });
  }

  async function submit(request: Asking, reply: FastifyReply): Promise<unknown> {
    const locale = localeOf(request);
    const { formId } = request.params;
    const form = await findForm(formId);
    if (!form) return send(reply, 404, await problemPage(locale, 'notFound'));
    const sent = request.body instanceof Readable ? {} : (request.body ?? {});
    const place = placeOf(sent['place']);
    const submission = textOf(sent, 'submission');
    const statement = textOf(sent, 'identity');
    const { errors } = (await loadWords(locale, 'dsar')).form;
    let shown: Pick<State, 'place' | 'entered' | 'submission' | 'ticket'> = {
      place,
      submission,
      entered: enteredIn(sent),
    };
    try {
      const who = statement === '' ? undefined : await signedIn(services, form, formId, statement);
      const typed = enteredIn(sent);
      const entered = who ? { ...typed, email: who.email } : typed;
      if (who) shown = { ...shown, entered, ticket: await ticketOf(services, form, who) };
      const again = (status: number, more: Partial<State>) => show(request, reply, form, { ...shown, status, ...more });
      if (statement !== '' && !who) return await again(422, { notice: errors.signIn });
      if (who && !isFilledIn(sent)) {
        const named = { ...entered, name: typed.name || who.name };
        return await again(200, { entered: named, place: place ?? (await proposedPlace(request)) });
      }
      const read = readEntered(entered, place ?? '', locale);
      if ('wrong' in read) return await again(422, { wrong: read.wrong });
      // What we mail there would come back as a mail to us.
      if (isOwnAddress(services.config.inboundMail, entered.email)) return await again(422, { wrong: ['email'] });
      const refused = await refusal(request, sent);
      if (refused) {
        const { seconds, challenge } = refused;
        reply.header('retry-after', String(seconds));
        const notice = fill(errors.tooMany, { minutes: Math.ceil(seconds / 60) });
        return await again(429, { notice, work: challenge });
      }
      const now = services.now();
      const { accountId, site, workplace, handlerId, deputyId, owner } = form;
      const received = {
        input: read.input,
        receivedOn: dayAt(workplace, now),
        site,
        workplace,
        handlerId,
        deputyId,
        channel: 'form',
        ownerCountry: owner.country,
        submission: isUuid(submission) ? submission : undefined,
        signedIn: who,
      } as const;
      const stored = await services.db.inAccount(accountId, (tx) => receive(tx, services, accountId, received));
      const linked = { accountId, id: stored.id };
      if (who) await answerAlone(services, intake, linked);
      const key = requestKey(services.secrets, { ...stored, accountId }, 'form');
      const today = dayOf(services.now());
      const opened = { locale, request: stored, today, owner: owner.name, letters: [], files: [], key };
      const page = await receivedPage(opened);
      return send(reply, 200, page, { script: overlayScript, framed: true });
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code === 'dsar.not-in-law')
        return show(request, reply, form, { ...shown, status: 422, wrong: ['rights'] });
      // It was used for another request before.
      if (problem?.code === 'dsar-identity.invalid')
        return show(request, reply, form, { ...shown, status: 422, notice: errors.signIn, ticket: undefined });
      if (problem?.status !== 503) throw error;
      reply.header('retry-after', String(problem.values?.['seconds'] ?? 30));
      const ticket = shown.ticket ?? (statement === '' ? undefined : statement);
      return show(request, reply, form, { ...shown, status: 503, notice: errors.busy, ticket });
    }
  }

  /** Why a request is not received now: a program sent it, or too many came, and its browser did not work for it. */
  async function refusal(
    { ip }: Asking,
    sent: Record<string, unknown>,
  ): Promise<{ readonly seconds: number; readonly challenge?: unknown } | undefined> {
    // People do not see this field; a program that fills it in is asked to come back later.
    if (textOf(sent, 'website') !== '') return { seconds: comeAgain };
    const seconds = limit(ip, services.now().getTime());
    if (seconds > 0) return { seconds };
    const isOver = isBusy(ip);
    const brought = textOf(sent, 'work');
    try {
      const isPaid = brought !== '' && (await work.isPaid(asked, brought));
      if (!isOver || isPaid) return undefined;
      throw await work.required(asked);
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code !== 'work.required') throw error;
      return isOver ? { seconds: comeAgain, challenge: problem.details?.['challenge'] } : undefined;
    }
  }

  async function show(
    request: Asking,
    reply: FastifyReply,
    form: PublishedForm,
    { status, wrong = [], submission, ...shown }: State,
  ): Promise<unknown> {
    const now = services.now();
    const html = await formPage({
      ...shown,
      form,
      wrong,
      locale: localeOf(request),
      on: dayOf(now),
      submission: submission !== undefined && isUuid(submission) ? submission : newId(now),
    });
    return send(reply, status, html, { script: formScript, framed: true });
  }

  /** The country that the address of the browser lies in, as a proposal; it is not stored. */
  async function proposedPlace({ arrival }: Asking): Promise<string | undefined> {
    return placeOf((await arrival.asked.origin()).country);
  }

  return { open, submit };
}

/** Whether somebody sent the form, rather than their statement alone, with which a site opens it. */
function isFilledIn(sent: Record<string, unknown>): boolean {
  return 'submission' in sent || 'rights[]' in sent;
}

function placeOf(given: unknown): string | undefined {
  return typeof given === 'string' && /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(given) ? given : undefined;
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
