/** Where sites keep what their scripts ask for. */
const DATA_FOLDER =
  /(?:^|\/)(?:api|_api|feeds?|json|ajax|rest|services?|wp-json|odata|graphql|data)(?:[/.?]|$)/i;
const DATA_FILE = /\.(?:json|svc|ashx)(?:[/?]|$)/i;
const WHOLE_ADDRESS = /^(?:https?:\/\/|\/|\.{1,2}\/)[^\s<>"'{}]+$/;
const LONGEST_ENDPOINT = 1000;

/** Whether a text is an address from which scripts have data. */
export const isEndpoint = (text: string): boolean =>
  text.length < LONGEST_ENDPOINT &&
  WHOLE_ADDRESS.test(text) &&
  (DATA_FOLDER.test(text) || DATA_FILE.test(text));
