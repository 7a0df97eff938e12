import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileURLToPath } from 'node:url';
import type { Deps } from '#platform/feature.ts';
import { isKnown } from '#platform/http/answer.ts';
import { readReportPages, type ReportPages, type ServedFile } from './built.ts';
import { fileHeaders, formHeaders, manifestHeaders, toolHeaders } from './headers.ts';

const dist = fileURLToPath(new URL('../../../../../report/dist', import.meta.url));

/** The pages of this build, read once for each server. */
export const builtPages = (): ReportPages | undefined => readReportPages(dist);

type OfAsset = FastifyRequest<{ Params: { '*': string } }>;

/**
 * Mounts form and tool: the same bytes for every office and every reporter, from memory, without a cookie. Whether an office exists is
 * for the form to say, so that an address tells no difference.
 */
export function mountReportPages(
  app: FastifyInstance,
  { https, services }: Deps,
  pages: ReportPages | undefined,
): void {
  if (!pages) return;
  const { files, policies, manifest } = pages;
  const [form, tool] = ['form.html', 'tool.html'].map((name) => files.get(name));
  const onion = services.config.reportOnionUrl;

  app.get('/report/tool', async (request, reply) =>
    send(request, reply, tool, toolHeaders(https, policies['tool.html'])),
  );
  app.get('/report/:officeId', async (request, reply) => {
    if (onion) reply.header('onion-location', new URL(request.url.split('?')[0] ?? '/', onion).href);
    return send(request, reply, form, formHeaders(https, policies['form.html']));
  });
  app.get('/report/assets/*', async (request: OfAsset, reply) => {
    const name = `assets/${request.params['*']}`;
    return send(request, reply, files.get(name), fileHeaders(https, name, policies['form.html']));
  });
  app.get('/.well-known/candor-report.json', async (request, reply) =>
    send(request, reply, manifest, manifestHeaders(https)),
  );
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile | undefined,
  sent: Readonly<Record<string, string>>,
): FastifyReply {
  if (!file) {
    reply.callNotFound();
    return reply;
  }
  reply.headers({ ...sent, etag: file.etag, vary: 'accept-encoding' }).type(file.type);
  if (isKnown(file.etag, headers['if-none-match'])) return reply.code(304).send();
  const accepted = String(headers['accept-encoding'] ?? '');
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (coding === undefined) return reply.send(file.bytes);
  return reply.header('content-encoding', coding).send(file.packed(coding));
}
