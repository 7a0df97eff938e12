import { dsarFiles } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { downloadCertificate } from '../certificates/files.ts';
import { archiveOf } from './archive.ts';
import { addHeldFile } from './held-file.ts';
import { addFile, downloadFile, removeFile, uploadPart } from './service.ts';

export const dsarFilesRoutes = routes(dsarFiles, {
  begin: ({ params, body }, exchange) => addFile(exchange, params.dsarRequestId, body),

  addPart: ({ params, body }, exchange) => uploadPart(exchange, params, body),

  download: ({ params }, exchange) => downloadFile(exchange, params),

  delete: ({ params }, exchange) => removeFile(exchange, params),

  certificate: ({ params, query }, exchange) => downloadCertificate(exchange, params.dsarRequestId, query),

  addHeld: ({ params }, exchange) => addHeldFile(exchange, params.dsarRequestId),

  archive: ({ params }, exchange) => archiveOf(exchange, params.dsarRequestId),
});
