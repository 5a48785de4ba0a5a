import proxyAddr from 'proxy-addr';
import * as v from 'valibot';

const optionalText = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' ? undefined : text)),
  ),
);
const address = (name: string, ...protocols: string[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
      ),
    ),
  );
const choice = (name: string, ...values: [string, string]) =>
  v.optional(v.picklist(values, `${name} must be ${values.join(' or ')}.`));

const commaList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a text is an address or a network by which proxies can be trusted. */
function isProxy(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}

const schema = v.object({
  NODE_ENV: optionalText,
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535.'),
      v.transform(Number),
      v.maxValue(65_535, 'PORT must be a number from 0 to 65535.'),
    ),
    '3000',
  ),
  PUBLIC_URL: address('PUBLIC_URL', 'http:', 'https:'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('DATA_DIR must name a folder.')), './data'),
  DATABASE_URL: address('DATABASE_URL', 'postgres:', 'postgresql:'),
  DEMO_DATA: choice('DEMO_DATA', '1', '0'),
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'SECRET_KEY must have 32 characters or more.'))),
  SECRET_KEY_PREVIOUS: v.optional(
    v.pipe(
      v.string(),
      v.transform(commaList),
      v.everyItem(
        (key) => key.length >= 32,
        'SECRET_KEY_PREVIOUS must be a comma list of keys of 32 characters or more.',
      ),
    ),
    '',
  ),
  WORKER: choice('WORKER', 'on', 'off'),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_BASE: address('STRIPE_API_BASE', 'http:', 'https:'),
  PAYPAL_CLIENT_ID: optionalText,
  PAYPAL_CLIENT_SECRET: optionalText,
  PAYPAL_WEBHOOK_ID: optionalText,
  PAYPAL_API_BASE: address('PAYPAL_API_BASE', 'http:', 'https:'),
  XENDIT_SECRET_KEY: optionalText,
  XENDIT_CALLBACK_TOKEN: optionalText,
  XENDIT_API_BASE: address('XENDIT_API_BASE', 'http:', 'https:'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform(commaList),
      v.everyItem(
        isProxy,
        'TRUSTED_PROXIES must be a comma list of addresses or networks, such as 10.0.0.1 or 10.0.0.0/8.',
      ),
    ),
    '',
  ),
  RATE_LIMITS: choice('RATE_LIMITS', 'on', 'off'),
  SMTP_URL: address('SMTP_URL', 'smtp:', 'smtps:'),
  SMS_WEBHOOK_URL: address('SMS_WEBHOOK_URL', 'http:', 'https:'),
  S3_URL: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  FACEBOOK_APP_ID: optionalText,
  FACEBOOK_APP_SECRET: optionalText,
  APPLE_CLIENT_ID: optionalText,
  SETTINGS_USER: optionalText,
  SETTINGS_PASSWORD: optionalText,
  METALS_FEED_URL: address('METALS_FEED_URL', 'http:', 'https:'),
  GEOCODER_URL: address('GEOCODER_URL', 'http:', 'https:'),
  PIXEL_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'PIXEL_ID must be letters and digits.'))),
  PIXEL_SCRIPT_URL: address('PIXEL_SCRIPT_URL', 'http:', 'https:'),
  SERVICE_WORKER: choice('SERVICE_WORKER', 'on', 'off'),
  METRICS_TOKEN: optionalText,
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT', 'http:', 'https:'),
});

type Raw = v.InferOutput<typeof schema>;
export type Env = ReturnType<typeof shape>;

/** Reads and checks the environment. @throws Error whose message has one sentence for each mistake, a line each. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  // An empty variable counts as not set, as shells and containers write it.
  const parsed = v.safeParse(schema, Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (!parsed.success) throw new Error([...new Set(parsed.issues.map(({ message }) => message))].join('\n'));
  const mistakes = rules(parsed.output);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return shape(parsed.output);
}

const shape = (raw: Raw) => {
  const isProductionSite = raw.NODE_ENV === 'production' && raw.DATABASE_URL !== undefined;
  return {
    isProduction: raw.NODE_ENV === 'production',
    /** A production site: no simulator, no demo charity, and a secret key of its own. */
    isProductionSite,
    hasLiveKeys: hasLiveKeys(raw),
    port: raw.PORT,
    publicUrl: raw.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: raw.DATA_DIR,
    databaseUrl: raw.DATABASE_URL,
    hasDemoData: raw.DEMO_DATA === undefined ? raw.DATABASE_URL === undefined : raw.DEMO_DATA === '1',
    secretKey: raw.SECRET_KEY,
    /** Former secret keys, the latest first: what they encrypted or signed stays valid. */
    previousSecretKeys: raw.SECRET_KEY_PREVIOUS,
    /** Whether this process runs the worker. */
    hasWorker: raw.WORKER !== 'off',
    stripe: {
      secretKey: raw.STRIPE_SECRET_KEY,
      publishableKey: raw.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: raw.STRIPE_WEBHOOK_SECRET,
      apiBase: raw.STRIPE_API_BASE,
      isLive: isStripeLive(raw),
    },
    paypal: {
      clientId: raw.PAYPAL_CLIENT_ID,
      clientSecret: raw.PAYPAL_CLIENT_SECRET,
      webhookId: raw.PAYPAL_WEBHOOK_ID,
      apiBase: raw.PAYPAL_API_BASE,
    },
    xendit: {
      secretKey: raw.XENDIT_SECRET_KEY,
      callbackToken: raw.XENDIT_CALLBACK_TOKEN,
      apiBase: raw.XENDIT_API_BASE,
    },
    trustedProxies: raw.TRUSTED_PROXIES,
    hasRateLimits: raw.RATE_LIMITS !== 'off',
    smtpUrl: raw.SMTP_URL,
    smsWebhookUrl: raw.SMS_WEBHOOK_URL,
    s3Url: raw.S3_URL,
    social: {
      googleClientId: raw.GOOGLE_CLIENT_ID,
      facebookAppId: raw.FACEBOOK_APP_ID,
      facebookAppSecret: raw.FACEBOOK_APP_SECRET,
      appleClientId: raw.APPLE_CLIENT_ID,
    },
    settingsUser: raw.SETTINGS_USER,
    settingsPassword: raw.SETTINGS_PASSWORD,
    metalsFeedUrl: raw.METALS_FEED_URL,
    geocoderUrl: raw.GEOCODER_URL,
    pixelId: raw.PIXEL_ID,
    pixelScriptUrl: raw.PIXEL_SCRIPT_URL,
    /** Whether devices may keep pages for when they are offline. */
    hasServiceWorker: raw.SERVICE_WORKER !== 'off',
    metricsToken: raw.METRICS_TOKEN,
    otelEndpoint: raw.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
};

const isStripeLive = (raw: Raw): boolean => /^(sk|rk)_live_/.test(raw.STRIPE_SECRET_KEY ?? '');

/** PayPal's keys do not tell: they are live unless they are for its sandbox, or for a simulator on this machine. */
function isPaypalLive({ PAYPAL_API_BASE: base, PAYPAL_CLIENT_ID: id }: Raw): boolean {
  if (id === undefined) return false;
  return base === undefined || !(isLoopback(base) || new URL(base).hostname.endsWith('sandbox.paypal.com'));
}

/** Xendit's key tells. One that does not is live, unless it is for a simulator on this machine. */
function isXenditLive({ XENDIT_API_BASE: base, XENDIT_SECRET_KEY: key }: Raw): boolean {
  if (key === undefined) return false;
  return !key.startsWith('xnd_development_') && (base === undefined || !isLoopback(base));
}

const hasLiveKeys = (raw: Raw): boolean => isStripeLive(raw) || isPaypalLive(raw) || isXenditLive(raw);

/** Whether an address is on loopback, so reachable from this machine only. */
export const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

function rules(raw: Raw): string[] {
  const isPublic = hasLiveKeys(raw) || (raw.PUBLIC_URL !== undefined && !isLoopback(raw.PUBLIC_URL));
  const isProductionSite = raw.NODE_ENV === 'production' && raw.DATABASE_URL !== undefined;
  const stripeKeys = [raw.STRIPE_SECRET_KEY, raw.STRIPE_PUBLISHABLE_KEY, raw.STRIPE_WEBHOOK_SECRET].filter(
    Boolean,
  ).length;
  const paypalKeys = [raw.PAYPAL_CLIENT_ID, raw.PAYPAL_CLIENT_SECRET, raw.PAYPAL_WEBHOOK_ID].filter(Boolean).length;
  const checks: [boolean, string][] = [
    [
      isProductionSite && raw.SECRET_KEY === undefined,
      'SECRET_KEY must be set where NODE_ENV is production and DATABASE_URL is set.',
    ],
    [
      raw.RATE_LIMITS === 'off' && isPublic,
      'RATE_LIMITS=off is refused with live payment keys or a PUBLIC_URL that is not this machine.',
    ],
    [
      raw.DEMO_DATA === '1' && isPublic,
      'DEMO_DATA=1 is refused with live payment keys or a PUBLIC_URL that is not this machine.',
    ],
    [
      hasLiveKeys(raw) && raw.DATABASE_URL === undefined,
      'Live payment keys need PostgreSQL: set DATABASE_URL. The embedded database can lose the last moments in a power cut.',
    ],
    [
      stripeKeys > 0 && stripeKeys < 3,
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are set together or not at all.',
    ],
    [
      paypalKeys > 0 && paypalKeys < 3,
      'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID are set together or not at all.',
    ],
    [
      (raw.XENDIT_SECRET_KEY === undefined) !== (raw.XENDIT_CALLBACK_TOKEN === undefined),
      'XENDIT_SECRET_KEY and XENDIT_CALLBACK_TOKEN are set together or not at all.',
    ],
    [
      (raw.SETTINGS_USER === undefined) !== (raw.SETTINGS_PASSWORD === undefined),
      'SETTINGS_USER and SETTINGS_PASSWORD are set together or not at all.',
    ],
  ];
  return checks.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}
