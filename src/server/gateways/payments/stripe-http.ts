import { Stripe } from 'stripe';

type HttpClient = ReturnType<typeof Stripe.createFetchHttpClient>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks what the SDK relies on: the body is an object, and that of an error has an `error` object. */
function objectOf(body: unknown, status: number): Record<string, unknown> {
  if (!isObject(body)) throw new Error(`a response with status ${status} whose body is no object`);
  const isFailure = status < 200 || status >= 300;
  if (isFailure !== isObject(body['error']) || (!isFailure && 'error' in body))
    throw new Error(`a response with status ${status} that contradicts its body`);
  return body;
}

/** The SDK's HTTP client over `fetch`, with a time limit for the whole response, and with checks of the body. */
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
