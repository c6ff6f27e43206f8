import { recognitionName } from '@fde/pdf/recognition-name';
import type { RecognitionSettings } from '../reading-options.js';

/**
 * Whether a kept report would now be recognised by the same engine with the same languages. Text read without
 * recognition fits any engine.
 */
export async function isRecognisedAlike(
  { recognisedBy }: { readonly recognisedBy?: string },
  settings: RecognitionSettings,
): Promise<boolean> {
  return recognisedBy === undefined || recognisedBy === (await recognitionName(settings));
}
