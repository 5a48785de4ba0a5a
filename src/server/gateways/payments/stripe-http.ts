import { Stripe } from 'stripe';

type HttpClient = ReturnType<typeof Stripe.createFetchHttpClient>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses what the SDK would stumble over: an answer is an object, and one of failure says what failed. */
function objectOf(body: unknown, status: number): Record<string, unknown> {
  if (!isObject(body)) throw new Error(`an answer of ${status} that is no object`);
  const isFailure = status < 200 || status >= 300;
  if (isFailure !== isObject(body['error']) || (!isFailure && 'error' in body)) throw new Error(`an answer of ${status} that does not say whether it failed`);
  return body;
}

/** The SDK's client over `fetch`, whose time limit is for the whole answer, behind a check of what it hands to the SDK. */
export function createCheckedHttpClient(): HttpClient {
  const client = Stripe.createFetchHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await ask(...request);
    const read = response.toJSON.bind(response);
    response.toJSON = async () => objectOf(await read(), response.getStatusCode());
    return response;
  };
  return client;
}
