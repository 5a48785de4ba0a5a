/** Where the tested site and what stands beside it listen on loopback. */
export const sitePort = Number(process.env['E2E_PORT'] ?? 4300);
export const smtpPort = sitePort + 58;
export const mailPort = sitePort + 59;
