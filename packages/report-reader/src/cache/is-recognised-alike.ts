import { recognitionName } from '@fde/pdf/recognition-name';
import type { RecognitionSettings } from '../reading-options.js';

/**
 * Whether what was kept of a report would be read from its pictures by the same engine and languages now. What was read
 * without recognition asks for no engine.
 */
export async function isRecognisedAlike(
  { recognisedBy }: { readonly recognisedBy?: string },
  settings: RecognitionSettings,
): Promise<boolean> {
  return recognisedBy === undefined || recognisedBy === (await recognitionName(settings));
}
