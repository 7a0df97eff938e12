import { policies, questions } from '@app/contract';
import { isLocale } from '@app/texts';
import { routes } from '#platform/http/routes.ts';
import { readSite } from '../sites/index.ts';
import { boxOf } from './boxes.ts';
import { searchCards, serviceDetail } from './catalogue-view.ts';
import { previewDocument } from './compose.ts';
import { changeDocument, createDocument, removeDocument, removeSiteLanguage } from './document-service.ts';
import { documentSummaries, readShown as current, shownDocument, shownDocuments } from './document-view.ts';
import { checkSameResource, generateInAccount } from './generator-service.ts';
import { quickGenerate } from './quick-generator.ts';
import { answerQuestions, questionsOf } from './questions.ts';
import {
  addService,
  toSelectedService,
  changeService,
  readArchived,
  removeService,
  restoreService,
  setServices,
} from './services-service.ts';

export const policyRoutes = routes(policies, {
  verifySameResource: ({ body }, context) => checkSameResource(context, body, context.asked.locale),

  generate: ({ body }, context) => generateInAccount(context, body, context.asked.locale),

  quickGenerate: ({ body }, exchange) => quickGenerate(exchange, body),

  searchServices: ({ query }, { services, actor }) => searchCards(services, actor.accountId, query),

  getService: ({ params }, { services, actor }) => serviceDetail(services, actor.accountId, params.serviceId),

  async summaries({ query }, context) {
    return { documents: await documentSummaries(context, query.sites) };
  },

  async deleteSiteLanguage({ params, query }, context) {
    await removeSiteLanguage(context, params.siteId, params.language, query.evidence);
    const { services, actor } = context;
    return services.db.inAccount(actor.accountId, (tx) => readSite(tx, actor.accountId, params.siteId));
  },

  async listDocuments({ params }, context) {
    return { documents: await shownDocuments(context, params.siteId) };
  },

  async createDocument({ params, body }, context) {
    const { services, actor, asked } = context;
    return services.db.inAccount(actor.accountId, async (tx) => {
      const made = await createDocument(tx, actor, params.siteId, body.type, body.languages, services.now());
      return shownDocument(tx, services, actor.accountId, made, asked.locale);
    });
  },

  getDocument: ({ params }, context) => current(context, params.documentId),

  async updateDocument({ params, body }, context) {
    await changeDocument(context, params.documentId, body);
    return current(context, params.documentId);
  },

  async deleteDocument({ params, query }, context) {
    const languages = await removeDocument(context, params.documentId, query.language, query.evidence);
    return { languages: languages.filter((language) => isLocale(language)) };
  },

  async setServices({ params, body }, context) {
    await setServices(context, params.documentId, body.services.map(toSelectedService));
    return current(context, params.documentId);
  },

  async addService({ params, body }, context) {
    await addService(context, params.documentId, body);
    return current(context, params.documentId);
  },

  async changeService({ params, body }, context) {
    await changeService(context, params.documentId, params.siteServiceId, body);
    return current(context, params.documentId);
  },

  async removeService({ params }, context) {
    await removeService(context, params.documentId, params.siteServiceId);
    return current(context, params.documentId);
  },

  async listArchivedServices({ params }, context) {
    return { services: await readArchived(context, params.documentId) };
  },

  async restoreService({ params }, context) {
    await restoreService(context, params.documentId, params.siteServiceId);
    return current(context, params.documentId);
  },

  preview: ({ params, query }, context) => previewDocument(context, params.documentId, query),

  box: ({ params, query }, context) => boxOf(context, params.documentId, query.box),
});

export const questionRoutes = routes(questions, {
  listQuestions: ({ params }, context) => questionsOf(context, params.documentId),

  async answerQuestions({ params, body }, context) {
    await answerQuestions(context, params.documentId, body);
    return questionsOf(context, params.documentId);
  },
});
