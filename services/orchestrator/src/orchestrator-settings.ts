import { settingTable } from '@fde/service-kit';

export const ORCHESTRATOR_SETTINGS = settingTable({
  DOCUMENTS_AT_ONCE: {
    type: 'integer',
    default: 8,
    min: 1,
    max: 1000,
    description: 'Documents of one company that its pipeline has in work at once.',
  },
  WORKFLOW_LOOK_SECONDS: {
    type: 'number',
    default: 30,
    min: 0.2,
    max: 600,
    description: 'How often a pipeline is looked at though nothing is heard of its parts.',
  },
});
