import { authorization } from './login.js';
import { session } from './session.js';

/**
 * fetch with the token of the person logged in. A refused token is forgotten, and the page asks for
 * another one.
 */
export const authorizedFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const token = await authorization();
  if (token !== undefined) request.headers.set('Authorization', token);
  const answer = await fetch(request);
  if (answer.status === 401) session.drop();
  return answer;
};
