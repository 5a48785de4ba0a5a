import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { createAccount, PASSWORD } from './donor.ts';
import { hydrate } from './hydrated.ts';
import { ownSite } from './own-site.ts';
import { ownPort } from './ports.ts';
import { addDevice } from './virtual-device.ts';

// Passkeys are for a name, not for a number.
const url = `http://localhost:${ownPort('oldSession')}`;
// A site of its own: its sessions are made older while it is stopped.
const site = ownSite('oldSession', { settings: { PUBLIC_URL: url } });
test.use({ baseURL: url });
const DEVICES = '/profile?part=devices';

test('whoever signed in an hour ago signs in again before they add a passkey, and stays one device', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const main = page.locator('main');
  const signIn = async (password: string) => {
    await main.locator('#login-name').fill('old.session');
    await main.locator('#password').fill(password);
    await main.locator('#login button[type=submit]').click();
  };
  const devices = main.getByText(/^Last used on/);
  await createAccount(page.request, 'old.session');
  await addDevice(page);
  await page.goto(`${url}/login?next=${encodeURIComponent(DEVICES)}`);
  await signIn(PASSWORD);
  await expect(main.getByText('This device', { exact: true })).toBeVisible();
  const before = await devices.count();

  // Nothing of the page is on its way when the site stops.
  await hydrate(page);
  await page.goto('about:blank');
  await site.stop();
  site.run('tests/e2e/age-sessions.ts', site.dataDir);
  await site.start();
  await page.goto(url + DEVICES);
  await hydrate(page);
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page).toHaveURL(/\/login\?again=on&next=/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sign in again');
  await expect(page).toHaveTitle(/^Sign in again/);
  await expectAccessible(page);
  await signIn('not the password');
  await expect(page).toHaveURL(/\/login\?again=on&next=/);
  await signIn(PASSWORD);
  await expect(main.getByText('This device', { exact: true })).toBeVisible();
  await expect(devices).toHaveCount(before);

  // A session that is fresh has nothing to show there.
  await page.goto(`${url}/login?again=on&next=${encodeURIComponent(DEVICES)}`);
  await expect(page).toHaveURL(url + DEVICES);
  await hydrate(page);
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(main.getByText('The passkey has been added')).toBeVisible();
});
