/** Where the card form of the provider lives: its hosts for scripts, frames and calls, as a content security policy names them. */
type Sources = { scripts?: string; frames: string; connects?: string };

const STRIPE: Sources = { scripts: 'https://js.stripe.com', frames: 'https://js.stripe.com https://hooks.stripe.com', connects: 'https://api.stripe.com' };

let known: Sources | undefined;

/** Told once, when the gateway is opened: the simulator's own origin, or the provider's hosts. */
export const rememberCardForm = (gateway: { formOrigin: string | undefined } | undefined): void => {
  known = gateway && (gateway.formOrigin === undefined ? STRIPE : { frames: gateway.formOrigin });
};

export const cardSources = (): Sources | undefined => known;
