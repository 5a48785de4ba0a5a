/** Where the tested site and what stands beside it listen on loopback. */
export const sitePort = Number(process.env['E2E_PORT'] ?? 4300);
export const smtpPort = sitePort + 60;
export const mailPort = sitePort + 61;

/** Journeys with a server of their own, each on a port and in a folder of its own: they run at the same time. */
const OWN_SERVERS = [
  'xenditMonthly',
  'storedMarkup',
  'xendit',
  'cardTesting',
  'refundDecided',
  'faults',
  'currencies',
  'oldSession',
] as const;

/** The port of a journey's own server. */
export const ownPort = (journey: (typeof OWN_SERVERS)[number]): number => sitePort + 52 + OWN_SERVERS.indexOf(journey);
