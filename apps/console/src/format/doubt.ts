/** Below this a figure is shown as doubtful. */
const DOUBT = 0.9;

/** Whether a figure is worth a look at its page. */
export const isDoubted = (confidence: number): boolean => confidence < DOUBT;
