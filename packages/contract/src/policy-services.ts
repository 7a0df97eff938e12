import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { customService, serviceOverrides } from './policy-facts.ts';
import { archivedService, document, serviceId } from './policy-shapes.ts';

const ofDocument = z.object({ documentId: z.uuid(), siteServiceId: z.uuid() });

/** The services that a document speaks of. */
export const policyServices = {
  setServices: endpoint({
    method: 'PUT',
    path: '/api/v1/documents/{documentId}/services',
    access: 'documents.edit',
    audit: 'document.changed',
    summary: 'Replace all services of a document',
    body: z.object({
      services: z
        .array(
          z.union([
            serviceOverrides.extend({ service: serviceId }),
            serviceOverrides.extend({ custom: customService }),
          ]),
        )
        .max(500),
    }),
    answer: document,
  }),
  addService: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/services',
    access: 'documents.edit',
    audit: 'service.added',
    summary: 'Add a catalog service or a custom service',
    creates: true,
    status: 201,
    body: z.union([
      z.object({ service: serviceId, overrides: serviceOverrides.default({}) }),
      z.object({ custom: customService, overrides: serviceOverrides.default({}) }),
    ]),
    answer: document,
  }),
  changeService: endpoint({
    method: 'PUT',
    path: '/api/v1/documents/{documentId}/services/{siteServiceId}',
    access: 'documents.edit',
    audit: 'service.changed',
    summary: 'Change a document’s statements about a service',
    params: ofDocument,
    body: z.object({
      overrides: serviceOverrides.optional(),
      custom: customService.optional(),
      before: z
        .object({ overrides: z.unknown(), custom: z.unknown() })
        .partial()
        .optional()
        .describe('The statements as they were read. The change is refused if one of these is different now'),
    }),
    answer: document,
  }),
  removeService: endpoint({
    method: 'DELETE',
    path: '/api/v1/documents/{documentId}/services/{siteServiceId}',
    access: 'documents.edit',
    audit: 'service.removed',
    summary: 'Remove a service. It can be restored for thirty days',
    params: ofDocument,
    answer: document,
  }),
  listArchivedServices: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/archived-services',
    access: 'documents.read',
    summary: 'List removed services that can be restored',
    answer: z.object({ services: z.array(archivedService) }),
  }),
  restoreService: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/services/{siteServiceId}/restore',
    access: 'documents.edit',
    audit: 'service.restored',
    summary: 'Restore a removed service',
    params: ofDocument,
    answer: document,
  }),
};
