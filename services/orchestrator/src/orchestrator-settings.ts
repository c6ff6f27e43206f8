import { settingTable } from '@fde/service-kit';

export const ORCHESTRATOR_SETTINGS = settingTable({
  DOCUMENTS_AT_ONCE: {
    type: 'integer',
    default: 8,
    min: 1,
    max: 1000,
    description: 'Documents of one company that its pipeline works on at once.',
  },
  WORKFLOW_LOOK_SECONDS: {
    type: 'number',
    default: 30,
    min: 0.2,
    max: 600,
    description: 'How often to look at a pipeline that hears nothing from its parts.',
  },
});
