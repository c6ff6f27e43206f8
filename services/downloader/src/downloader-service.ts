import { join } from 'node:path';
import { QUEUES } from '@fde/contracts';
import { LanguageModelSpend } from '@fde/spend-ledger';
import { LANGUAGE_MODEL_SETTINGS, languageModelForService } from '@fde/language-model';
import { taskService } from '@fde/service-kit';
import { WEB_SETTINGS, WebClient, webSettingsFrom } from '@fde/web-client';
import { classifyDocumentHandler } from './classify-document/classify-document-handler.js';
import { opinionFrom } from './classify-document/second-opinion.js';
import { downloadDocumentHandler } from './download-document/download-document-handler.js';
import { DOWNLOADER_SETTINGS, downloaderSettingsFrom } from './downloader-settings.js';

/** The parts of the downloader; run by its own process, or by one with several services. */
export const downloaderService = taskService({
  name: 'downloader',
  purpose: 'downloads documents into the file store and classifies them.',
  settings: { ...WEB_SETTINGS, ...DOWNLOADER_SETTINGS, ...LANGUAGE_MODEL_SETTINGS },
  queue: QUEUES.downloader,
  handlers: (environment, { database }) => {
    const settings = downloaderSettingsFrom(environment.settings);
    const web = new WebClient(webSettingsFrom(environment.settings));
    const languageModel = languageModelForService(environment, new LanguageModelSpend(database));
    return [
      downloadDocumentHandler({
        web,
        settings,
        partialFolder: join(environment.settings.FDE_DATA_DIR, 'cache', 'downloads'),
      }),
      classifyDocumentHandler({
        settings,
        ...(languageModel === undefined ? {} : { askOpinion: opinionFrom(languageModel) }),
      }),
    ];
  },
});
