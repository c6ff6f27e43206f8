import type { HealthReport } from '@fde/service-kit';
import type { ServedPages } from '../http/pages/served-pages.js';

/** What the service routes tell about the process itself. */
export interface ServiceFacts {
  /** Whether everything works: the database and the message relay. */
  health(): Promise<HealthReport>;
  /** Whether requests can be answered. */
  readiness(): Promise<HealthReport>;
  readonly isStopping: () => boolean;
  /** Metrics in the Prometheus text format, with their content type. */
  metrics(): Promise<{ readonly text: string; readonly contentType: string }>;
  /** Every route, as /endpoints/ lists it. */
  readonly endpoints: readonly {
    readonly path: string;
    readonly name: string;
    readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[];
  }[];
  /**
   * openapi.yaml as JSON, its pages, and the console's page or one that links to the documentation.
   */
  readonly pages: Pick<ServedPages, 'openApiJson' | 'docs' | 'redoc' | 'console'>;
  readonly streamHeartbeatMs: number;
  readonly now: () => Date;
}
