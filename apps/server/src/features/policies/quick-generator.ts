import { signInForm, signUpForm, type Input, type policies } from '@app/contract';
import { loadWords, localePrefix } from '@app/texts';
import type { PublicExchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import {
  areTermsAccepted,
  checkSignUp,
  prepareSignUp,
  recognise,
  writeSignIn,
  writeSignUp,
} from '../accounts/index.ts';
import { generate, readGenerator } from './generator-service.ts';

type Form = Input<typeof policies.quickGenerate>['body'];
type QuickResult = { readonly siteId: string; readonly documentId: string };

/**
 * Signs up or in and creates a document with one form. A single transaction writes both, so neither exists without the
 * other.
 * @throws Problem `terms.required`, `generator.fields-required`, `generator.password-required`, `generator.terms-required`, and those of
 * the generator, of signing up and of signing in
 */
export async function quickGenerate(exchange: PublicExchange, form: Form) {
  checkQuickForm(form);
  readGenerator(form);
  const signUp = form.plugin_name === 'signup';
  const { siteId, documentId } = signUp ? await withSignUp(exchange, form) : await withSignIn(exchange, form);
  const { locale } = exchange.asked;
  const words = await loadWords(locale, 'answers');
  return {
    success: true as const,
    message: signUp ? words.welcome : words.signedIn,
    redirect_to: `/${localePrefix(locale)}/documents/${documentId}`,
    signup: signUp ? 'quick_generator' : null,
    site_id: siteId,
    document_id: documentId,
  };
}

/** Validates the form's own three rules (PRODUCT §5). */
function checkQuickForm({
  email,
  password,
  site_name,
  site_type,
  document_type,
  pp_locale,
  plugin_name,
  tos_accepted,
  privacy_read,
}: Form): void {
  const filled = [email, site_name, site_type, document_type, pp_locale].every((field) => field && field.trim() !== '');
  if (!filled) throw new Problem('generator.fields-required');
  if (!password) throw new Problem('generator.password-required');
  if (plugin_name === 'signup' && !(tos_accepted && privacy_read)) throw new Problem('generator.terms-required');
}

async function withSignUp(exchange: PublicExchange, form: Form): Promise<QuickResult> {
  const { services, asked } = exchange;
  // Without hints, a sign-up gives the same response for known and unknown addresses; creating a document would reveal
  // the difference.
  if (services.config.authHints === 'strict') throw new Problem('generator.sign-up-first');
  const given = signUpForm.parse({ ...form, register_pre_check: false });
  await checkSignUp(exchange, given);
  const ready = await prepareSignUp(services, given, asked.locale);
  return services.db.asSystem(async (tx) => {
    await writeSignUp(tx, services, ready, exchange);
    return generate(tx, { accountId: ready.accountId, id: ready.personId, origin: asked.origin }, form, ready.now);
  });
}

async function withSignIn(exchange: PublicExchange, form: Form): Promise<QuickResult> {
  const { services, asked } = exchange;
  const known = await recognise(exchange, signInForm.parse(form));
  if (known.hasFactor) throw new Problem('second-factor.sign-in-first');
  return services.db.asSystem(async (tx) => {
    if (!(await areTermsAccepted(tx, known.personId, services.now())))
      throw new Problem('terms.required', undefined, undefined, { tos_ok: false });
    const doer = { accountId: known.accountId, id: known.personId, origin: asked.origin };
    const made = await generate(tx, doer, form, services.now());
    await writeSignIn(tx, services, known, exchange);
    return made;
  });
}
