import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { lastMonths } from '#src/domain/giving-charts.ts';
import { REFUND_STATUSES } from '#src/domain/refund.ts';
import { ProfileScreen } from '#src/screens/profile/profile-screen.tsx';
import type { ProfileView } from '#src/screens/profile/profile-view.ts';
import { ToldNotice } from '#src/screens/shell/told-notice.tsx';
import { idOf } from '#tests/fixtures/ids.ts';
import {
  ordersFixture,
  ownZakatFixture,
  passkeysFixture,
  plansFixture,
  profileFixture,
  receiversFixture,
  sessionsFixture,
  settingsFixture,
  sponsorshipsFixture,
} from '#tests/fixtures/profile.ts';
import { at } from '#tests/screens.ts';
import { Framed, part, translatorOf, useLocale } from './frame.tsx';
import { expectTold } from './told.ts';

export default { title: 'Screens/Profile', globals: { viewport: { value: 'desktop' } } } satisfies Meta;
type Story = StoryObj;
type Played = Parameters<NonNullable<Story['play']>>[0];

const Profile = ({ view }: { view: ProfileView }) => (
  <Framed>
    <ProfileScreen locale={useLocale()} view={view} />
  </Framed>
);
const profile = profileFixture();
const donations = (change: object = {}) =>
  ({
    part: 'donations',
    profile,
    orders: ordersFixture(),
    total: 41,
    years: [2026, 2025],
    filter: {},
    programs: [],
    ...change,
  }) as ProfileView;
const details = (change: object = {}) =>
  ({
    part: 'details',
    profile,
    countries: [
      { code: 'SA', name: 'Saudi Arabia', callingCode: '+966' },
      { code: 'TR', name: 'Türkiye', callingCode: '+90' },
    ],
    nationalities: [
      { value: 'SA', label: 'Saudi Arabia' },
      { value: 'TR', label: 'Türkiye' },
    ],
    fields: [
      { value: 'orphans', label: 'Orphan sponsorship' },
      { value: 'zakat', label: 'Zakat' },
    ],
    mayConfirmPhone: true,
    hasPassword: true,
    newEmail: null,
    ...change,
  }) as ProfileView;
const devices = (change: object = {}) =>
  ({
    part: 'devices',
    profile,
    sessions: sessionsFixture(),
    passkeys: passkeysFixture(),
    providers: [],
    hasPassword: true,
    ...change,
  }) as ProfileView;
const member = (tier: Parameters<typeof profileFixture>[0]) =>
  ({ part: 'membership', profile: profileFixture(tier) }) as ProfileView;
const refused = (form: string, ...errors: [path: string, code: string][]): ProfileView['memory'] => ({
  form,
  fields: { fullName: 'Huda', phoneNumber: 'abc' },
  errors: errors.map(([path, code]) => ({ path, code, message: '' })),
});
const detailsForm = ({ canvasElement }: Played) => canvasElement.querySelector<HTMLFormElement>('#profile-details')!;

/** Each with its state, its receipt and the way to ask for it back, by keyboard. */
export const History: Story = {
  parameters: at('profile', 'history'),
  render: () => <Profile view={donations({ moreHref: '/profile?after=a-cursor' })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('link', { name: say(msg`Donations`) })).toHaveAttribute('aria-current', 'page');
    story.canvas.getByRole('link', { name: say(msg`All years`) }).focus();
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('2026');
    await expect(story.canvas.getByRole('link', { name: say(msg`Earlier donations`) })).toHaveAttribute(
      'href',
      '/profile?after=a-cursor',
    );
    await expect(story.canvas.getByText(say(msg`Waiting for transfer`))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Four parts stand above what one came for; the others unfold, and the way out with them. */
export const PhoneMenu: Story = {
  parameters: at('profile', 'phone menu'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Profile view={donations()} />,
  play: async (story) => {
    const say = translatorOf(story);
    const menu = story.canvas.getByRole('navigation', { name: say(msg`Your account`) });
    const seen = () =>
      [...menu.querySelectorAll('a, button')].filter((entry) =>
        entry.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
      );
    await expect(seen()).toHaveLength(4);
    await story.userEvent.click(menu.querySelector('summary')!);
    await expect(seen()).toHaveLength(12);
    await expect(story.canvas.getByRole('link', { name: say(msg`Settings`) })).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: say(msg`Sign out`) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Where one is among the folded parts, what unfolds them names it. */
export const PhoneMenuOfAFoldedPart: Story = {
  parameters: at('profile', 'phone menu of a folded part'),
  globals: { viewport: { value: 'phone' } },
  render: () => <Profile view={devices()} />,
  play: async (story) => {
    const menu = story.canvas.getByRole('navigation', { name: translatorOf(story)(msg`Your account`) });
    await expect(menu.querySelector('summary')).toHaveTextContent(translatorOf(story)(msg`Devices and password`));
    await expect(menu.querySelector('details a[aria-current="page"]')).not.toBeNull();
  },
};

/** Beside the part nothing is folded. */
export const MenuBeside: Story = {
  parameters: at('profile', 'history'),
  render: () => <Profile view={donations()} />,
  play: async (story) => {
    const menu = story.canvas.getByRole('navigation', { name: translatorOf(story)(msg`Your account`) });
    await expect(menu.querySelector('summary')).not.toBeVisible();
    for (const entry of menu.querySelectorAll('a, button'))
      await expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    (menu.querySelector('a[href$="part=charts"]') as HTMLElement).focus();
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', expect.stringContaining('part=sponsorships'));
  },
};

export const Receipts: Story = {
  parameters: at('profile', 'receipts'),
  render: () => (
    <Profile view={donations({ filter: { year: '2026' }, statement: { year: 2026, href: '#statement' } })} />
  ),
  play: async (story) => {
    const hrefs = [...story.canvasElement.querySelectorAll('a[href$=".pdf"]')].map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/checkout/receipt/100042.pdf', '/checkout/receipt/100041.pdf']);
    await expect(story.canvasElement.querySelector('nav a[aria-current="true"]')).toHaveTextContent('2026');
  },
};

/** How each refund stands is the link to all that is known of it. */
export const RefundRequests: Story = {
  parameters: at('profile', 'refund requests'),
  render: () => {
    const [order] = ordersFixture();
    const orders = REFUND_STATUSES.map((refund, index) => ({ ...order!, id: idOf(970 + index), refund }));
    return <Profile view={donations({ orders, total: orders.length })} />;
  },
  play: async (story) => {
    const links = [...story.canvasElement.querySelectorAll('a[href^="/refund/"]')].map((link) => link.textContent);
    await expect(new Set(links).size).toBe(REFUND_STATUSES.length);
    await expect(links[0]).toBe(translatorOf(story)(msg`Refund requested`));
  },
};

export const NoDonations: Story = {
  parameters: at('profile', 'no donations'),
  render: () => <Profile view={donations({ orders: [], total: 0, years: [] })} />,
  play: async (story) => expect(story.canvas.getByText(translatorOf(story)(msg`No donations yet`))).toBeVisible(),
};

export const UnconfirmedEmail: Story = {
  parameters: at('profile', 'unconfirmed email'),
  render: () => <Profile view={details({ profile: { ...profile, isEmailVerified: false } })} />,
  play: async (story) => {
    const send = story.canvas.getByRole('button', { name: translatorOf(story)(msg`Send me a code`) });
    await expect(send.closest('form')).toHaveAttribute('action', '/forms/signup/resend');
  },
};

const newEmail = { address: 'huda.new@example.org', isOpen: true };
const emailForm = ({ canvasElement }: Played, name: string) =>
  canvasElement.querySelector<HTMLFormElement>(`form[action="/forms/profile/${name}"]`);

const unconfirmed = { profile: { ...profile, isPhoneVerified: false } };
const phoneForm = ({ canvasElement }: Played, name: string) =>
  canvasElement.querySelector<HTMLFormElement>(`form[action="/forms/profile/${name}"]`);

export const UnconfirmedPhone: Story = {
  parameters: at('profile', 'unconfirmed phone'),
  render: () => <Profile view={details(unconfirmed)} />,
  play: async (story) => {
    const send = story.canvas.getByRole('button', { name: translatorOf(story)(msg`Send me a code by text message`) });
    await expect(send.closest('form')).toBe(phoneForm(story, 'phone-code'));
    await expect(phoneForm(story, 'phone')).toBeNull();
  },
};

/** The code came by text message, and is typed here by keyboard. */
export const PhoneCodeSent: Story = {
  parameters: at('profile', 'phone code sent'),
  render: () => (
    <Profile
      view={details({
        ...unconfirmed,
        memory: { form: 'profile/phone-code', fields: {}, errors: [], done: { message: 'On its way' } },
      })}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const code = story.canvas.getByRole('textbox', { name: say(msg`Code`) });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    code.focus();
    await story.userEvent.tab();
    await expect(document.activeElement).toBe(story.canvas.getByRole('button', { name: say(msg`Confirm`) }));
    // The next code can be asked for when the minute is over.
    await expect(story.canvas.getByRole('timer')).toHaveTextContent(/[01]:\d\d/);
    await expect(story.canvas.queryByRole('button', { name: say(msg`Send a new code`) })).toBeNull();
  },
};

export const PhoneCodeTooSoon: Story = {
  parameters: at('profile', 'phone code too soon'),
  render: () => (
    <Profile
      view={details({
        ...unconfirmed,
        memory: {
          form: 'profile/phone-code',
          fields: {},
          errors: [{ path: '', code: 'invalidSelection', message: 'We cannot send another code right now.' }],
        },
      })}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByRole('alert')).toHaveTextContent('We cannot send another code right now.');
    // The one that came is typed all the same.
    await expect(story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Code`) })).toBeVisible();
  },
};

export const PhoneCodeWrong: Story = {
  parameters: at('profile', 'phone code wrong'),
  render: () => <Profile view={details({ ...unconfirmed, memory: refused('profile/phone', ['otp', 'otpInvalid']) })} />,
  play: async (story) => {
    const code = story.canvas.getByRole('textbox', { name: translatorOf(story)(msg`Code`) });
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(phoneForm(story, 'phone')).toContainElement(code);
  },
};

/** What another address means is said before it is asked for; by keyboard. */
export const AnotherEmail: Story = {
  parameters: at('profile', 'another email'),
  render: () => <Profile view={details()} />,
  play: async (story) => {
    const say = translatorOf(story);
    const change = story.canvasElement.querySelector<HTMLDetailsElement>('#change-email')!;
    await expect(change.open).toBe(false);
    await story.userEvent.click(change.querySelector('summary')!);
    await waitFor(() => expect(change.open).toBe(true));
    await story.userEvent.tab();
    await expect(document.activeElement).toBe(
      story.canvas.getByRole('textbox', { name: part(say(msg`New email address`)) }),
    );
    await story.userEvent.keyboard('huda@example.com');
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('autocomplete', 'current-password');
    await expect(emailForm(story, 'new-email/proof')).toBeNull();
  },
};

export const AnotherEmailRefused: Story = {
  parameters: at('profile', 'another email refused'),
  render: () => (
    <Profile
      view={details({
        memory: {
          ...refused('profile/new-email', ['email', 'invalidEmail'], ['password', 'invalidSelection']),
          fields: { email: 'huda@' },
        },
      })}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    const address = story.canvas.getByRole('textbox', { name: part(say(msg`New email address`)) });
    await expect(address).toHaveValue('huda@');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await expect(address).toHaveAttribute('dir', 'ltr');
    const malformed = say(msg`Enter an email address in the correct format, like name@example.org`);
    await expect(story.canvas.getAllByText(malformed)).not.toHaveLength(0);
    await expect(
      story.canvas.getAllByText(say(msg`The password is incorrect. Enter your current password.`)),
    ).not.toHaveLength(0);
  },
};

export const PresentEmailAskedFor: Story = {
  parameters: at('profile', 'present email asked for'),
  render: () => <Profile view={details({ memory: refused('profile/new-email', ['email', 'invalidSelection']) })} />,
  play: async (story) => {
    const present = translatorOf(story)(msg`This is your current email address. Enter another one.`);
    await expect(story.canvas.getAllByText(present)).not.toHaveLength(0);
  },
};

/** Its present address gets a code first, and both are typed into one form. */
export const AnotherEmailWithoutAPassword: Story = {
  parameters: at('profile', 'another email without a password'),
  render: () => (
    <Profile
      view={details({
        hasPassword: false,
        memory: { form: 'profile/new-email/proof', fields: {}, errors: [], done: { message: 'On its way' } },
      })}
    />
  ),
  play: async (story) => {
    const code = story.canvas.getByRole('textbox', { name: part(translatorOf(story)(msg`Code`)) });
    await expect(emailForm(story, 'new-email')).toContainElement(code);
    await expect(emailForm(story, 'new-email/proof')).not.toBeNull();
    await expect(emailForm(story, 'new-email')!.querySelector('[type=password]')).toBeNull();
  },
};

/** Nothing has changed yet: the present address stands above, and can be kept. */
export const NewEmailAsked: Story = {
  parameters: at('profile', 'new email asked for'),
  render: () => (
    <Profile
      view={details({
        newEmail,
        memory: { form: 'profile/new-email', fields: {}, errors: [], done: { message: 'On its way' } },
      })}
    />
  ),
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(newEmail.address)).toHaveAttribute('dir', 'ltr');
    await expect(story.canvas.getByText(profile.email!)).toBeVisible();
    const code = story.canvas.getByRole('textbox', { name: part(say(msg`Code`)) });
    await expect(emailForm(story, 'new-email/code')).toContainElement(code);
    code.focus();
    await story.userEvent.tab();
    await expect(document.activeElement).toBe(story.canvas.getByRole('button', { name: say(msg`Confirm`) }));
    await story.userEvent.tab();
    await expect(document.activeElement).toBe(
      story.canvas.getByRole('button', { name: say(msg`Keep my current address`) }),
    );
    await expect(story.canvas.getByRole('timer')).toHaveTextContent(/[01]:\d\d/);
  },
};

export const NewEmailCodeWrong: Story = {
  parameters: at('profile', 'new email code wrong'),
  render: () => (
    <Profile view={details({ newEmail, memory: refused('profile/new-email/code', ['otp', 'otpInvalid']) })} />
  ),
  play: async (story) => {
    const code = story.canvas.getByRole('textbox', { name: part(translatorOf(story)(msg`Code`)) });
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(emailForm(story, 'new-email/resend')).not.toBeNull();
  },
};

/** The address is there again, so that asking once more is one press and the password. */
export const NewEmailCodeOver: Story = {
  parameters: at('profile', 'new email code over'),
  render: () => (
    <Profile
      view={details({
        newEmail: { ...newEmail, isOpen: false },
        memory: refused('profile/new-email/code', ['otp', 'otpExpired']),
      })}
    />
  ),
  play: async (story) => {
    const address = story.canvas.getByRole('textbox', { name: part(translatorOf(story)(msg`New email address`)) });
    await expect(address).toHaveValue(newEmail.address);
    await expect(story.canvas.getByRole('alert').querySelector('a')).toHaveAttribute('href', '#newEmail');
  },
};

export const NewEmailTaken: Story = {
  parameters: at('profile', 'new email taken meanwhile'),
  render: () => (
    <Profile
      view={details({
        memory: {
          form: 'profile/new-email/code',
          fields: {},
          errors: [{ path: '', code: 'invalidSelection', message: 'Another account now uses this address.' }],
        },
      })}
    />
  ),
  play: async (story) =>
    expect(story.canvas.getByRole('alert')).toHaveTextContent('Another account now uses this address.'),
};

export const Recurring: Story = {
  parameters: at('profile', 'recurring donations'),
  render: () => <Profile view={{ part: 'recurring', profile, plans: plansFixture() }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const changes = story.canvas.getAllByRole('link', { name: say(msg`Change, pause or cancel`) });
    await expect(changes).toHaveLength(2);
    await expect(changes[0]).toHaveAttribute('href', '/giving/a-token');
    await expect(story.canvas.getByText(say(msg`Active`))).toBeVisible();
    await expect(story.canvas.getByText(say(msg`Ended`))).toBeVisible();
  },
};

export const PastDue: Story = {
  parameters: at('profile', 'past due'),
  render: () => (
    <Profile view={{ part: 'recurring', profile, plans: [{ ...plansFixture()[0]!, status: 'pastDue' }] }} />
  ),
  play: async (story) => expect(story.canvas.getByText(translatorOf(story)(msg`Card declined`))).toBeVisible(),
};

/** Another amount was asked for of a donation that PayPal charges. */
export const AmountToBeAgreedTo: Story = {
  parameters: at('profile', 'amount to be agreed to at PayPal'),
  render: () => (
    <Profile
      view={{
        part: 'recurring',
        profile,
        plans: [{ ...plansFixture()[0]!, mayChangeCard: false, pendingAmount: 7500 }],
      }}
    />
  ),
  play: async (story) => expect(story.canvas.getByText(/PayPal/)).toBeVisible(),
};

const tierStory = (state: 'bronze' | 'silver' | 'gold' | 'platinum', total: number): Story => ({
  render: () => <Profile view={member({ total })} />,
  play: async (story) => {
    const bars = story.canvas.queryAllByRole('progressbar');
    await expect(bars).toHaveLength(state === 'platinum' ? 0 : 1);
  },
});
export const Bronze: Story = { ...tierStory('bronze', 12_000), parameters: at('profile', 'membership bronze') };
export const Silver: Story = { ...tierStory('silver', 70_000), parameters: at('profile', 'membership silver') };
export const Gold: Story = { ...tierStory('gold', 400_000), parameters: at('profile', 'membership gold') };
export const Platinum: Story = {
  ...tierStory('platinum', 2_000_000),
  parameters: at('profile', 'membership platinum'),
};

/** A refund lowered the sum; the medals are still there, with their days. */
export const Medals: Story = {
  parameters: at('profile', 'medals'),
  render: () => <Profile view={member({ total: 4000, medals: ['member', 'bronze', 'silver'] })} />,
  play: async (story) => {
    await expect(story.canvas.getAllByText(translatorOf(story)(msg`Not reached yet`))).toHaveLength(2);
    await expect(story.canvasElement.querySelector('main')).toHaveTextContent(/\b60\b/);
  },
};

export const Untouched: Story = {
  parameters: at('profile', 'untouched'),
  render: () => <Profile view={details()} />,
  play: async (story) => {
    const say = translatorOf(story);
    const name = story.canvas.getByRole('textbox', { name: part(say(msg`Full name`)) });
    await expect(name).toHaveValue('Huda Al-Salem');
    name.focus();
    await story.userEvent.tab();
    await story.userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('id', 'phoneNumber');
    await expect(story.canvas.getByRole('radio', { name: say(msg`Female`) })).toBeChecked();
    const fields = ['birthDay', 'birthMonth', 'birthYear'].map((one) => new FormData(detailsForm(story)).get(one));
    await expect(fields).toEqual(['14', '3', '1991']);
  },
};

/** The limit is named, and what was typed stays. */
export const TooYoung: Story = {
  parameters: at('profile', 'too young'),
  render: () => (
    <Profile
      view={details({
        memory: {
          form: 'profile/details',
          fields: { birthYear: '2020', birthMonth: '2', birthDay: '3' },
          errors: [{ path: 'dateOfBirth', code: 'tooLow', message: '', limit: 13 }],
        },
      })}
    />
  ),
  play: async (story) => {
    await expect(new FormData(detailsForm(story)).get('birthYear')).toBe('2020');
    await expect(story.canvas.getByRole('alert')).toHaveTextContent(/13/);
  },
};

export const Invalid: Story = {
  parameters: at('profile', 'invalid'),
  render: () => (
    <Profile
      view={details({
        memory: refused(
          'profile/details',
          ['fullName', 'tooLong'],
          ['phone.number', 'invalidFormat'],
          ['gender', 'required'],
          ['dateOfBirth', 'required'],
          ['nationality', 'required'],
          ['mainDonationField', 'required'],
        ),
      })}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getAllByText(translatorOf(story)(msg`Enter your date of birth`))).toHaveLength(2);
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvasElement.querySelector('#phoneNumber')).toHaveValue('abc');
    await expect(story.canvas.getAllByText(translatorOf(story)(msg`Choose your nationality`))).toHaveLength(2);
  },
};

export const Submitting: Story = {
  parameters: at('profile', 'submitting'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    return () => sent.mockRestore();
  },
  render: () => <Profile view={details()} />,
  play: async (story) => {
    await fireEvent.submit(detailsForm(story));
    await waitFor(() => expect(detailsForm(story)).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Offline: Story = {
  parameters: at('profile', 'offline'),
  beforeEach: () => {
    const sent = spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    return () => sent.mockRestore();
  },
  render: () => <Profile view={details()} />,
  play: async (story) => {
    await fireEvent.submit(detailsForm(story));
    await expect(
      await story.canvas.findByText(
        translatorOf(story)(msg`You are offline. What you typed is still here; try again when you are back online.`),
      ),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: at('profile', 'refused'),
  render: () => (
    <Profile
      view={details({
        memory: {
          ...refused('profile/details')!,
          errors: [{ path: '', code: 'invalidSelection', message: 'You have tried too many times.' }],
        },
      })}
    />
  ),
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('#error-summary')).toHaveTextContent('too many times'),
};

export const Done: Story = {
  parameters: at('profile', 'done'),
  render: () => (
    <Profile
      view={details({
        memory: { form: 'profile/details', fields: {}, errors: [], done: { message: 'Your details have been saved' } },
      })}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText('Your details have been saved')).toBeVisible(),
};

/** This one has no button; each other one, and all of them at once. */
export const Devices: Story = {
  parameters: at('profile', 'devices'),
  render: () => <Profile view={devices()} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`This device`))).toBeVisible();
    await expect(story.canvasElement.querySelectorAll('[action="/forms/profile/sign-out"] [name=id]')).toHaveLength(2);
    const others = story.canvas.getByRole('button', { name: say(msg`Sign out everywhere else`) });
    await expect(others.closest('form')!.querySelector('[name=id]')).toBeNull();
  },
};

/** A device with a passkey signs in without the password; each passkey can be removed. */
export const Passkeys: Story = {
  parameters: at('profile', 'passkeys'),
  render: () => <Profile view={devices()} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('button', { name: say(msg`Add a passkey`) })).toBeVisible();
    await expect(story.canvasElement.querySelectorAll('[action="/forms/passkeys/remove"] [name=id]')).toHaveLength(2);
  },
};

/** Whoever works here finds the second factor beside the password. */
export const StaffDevices: Story = {
  parameters: at('profile', 'devices of staff'),
  render: () => <Profile view={devices({ profile: { ...profile, roles: ['donor', 'finance'] }, passkeys: [] })} />,
  play: async (story) => {
    const link = story.canvas.getByRole('link', { name: translatorOf(story)(msg`Set up or confirm the app`) });
    await expect(link.getAttribute('href')).toMatch(/\/second-factor$/);
  },
};

export const PasswordRefused: Story = {
  parameters: at('profile', 'password refused'),
  render: () => (
    <Profile
      view={devices({
        memory: refused(
          'profile/password',
          ['currentPassword', 'invalidSelection'],
          ['confirmPassword', 'passwordsDoNotMatch'],
        ),
      })}
    />
  ),
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvasElement.querySelector('#currentPassword')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Erasing is behind its name, and takes the password. */
export const Privacy: Story = {
  parameters: at('profile', 'privacy'),
  render: () => <Profile view={{ part: 'data', profile, hasPassword: true }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('link', { name: say(msg`Download my data`) })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/profile\/export\.json$/),
    );
    const erase = story.canvas.getByRole('button', { name: say(msg`Erase my account permanently`), hidden: true });
    await expect(erase).not.toBeVisible();
    await story.userEvent.click(story.canvas.getByText(say(msg`Erase my account`)));
    await expect(erase).toBeVisible();
  },
};

export const ErasureRefused: Story = {
  parameters: at('profile', 'erasure refused'),
  render: () => (
    <Profile
      view={{
        part: 'data',
        profile,
        hasPassword: true,
        memory: refused('profile/erase', ['recurring', 'invalidSelection']),
      }}
    />
  ),
  play: async (story) =>
    expect(story.canvasElement.querySelector('#error-summary')).toHaveTextContent(
      translatorOf(story)(msg`Cancel your recurring donations first`),
    ),
};

/** A picture of two halves, as a person may choose it. */
const chosenPicture = (): File => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#1f7a5a';
  context.fillRect(0, 0, 200, 200);
  context.fillStyle = '#c28a2b';
  context.fillRect(200, 0, 200, 200);
  const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1]!), (one) => one.codePointAt(0)!);
  return new File([bytes], 'me.png', { type: 'image/png' });
};

/** Which square of it is shown is chosen by sliders, with the keyboard; left is left in every language. */
export const PictureChosen: Story = {
  parameters: at('profile', 'picture chosen'),
  render: () => <Profile view={details()} />,
  play: async (story) => {
    const { canvas, canvasElement, userEvent } = story;
    const say = translatorOf(story);
    await userEvent.upload(canvas.getByLabelText(say(msg`Picture`), { selector: 'input' }), chosenPicture());
    const across = await canvas.findByRole('slider', { name: say(msg`Move left or right`) });
    const image = canvasElement.querySelector<HTMLImageElement>('fieldset img')!;
    await waitFor(() => expect(image.style.transform).toBe('translate(-96px, 0px)'));
    await fireEvent.change(across, { target: { value: '0' } });
    await expect(image.style.transform).toBe('translate(0px, 0px)');
    across.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: say(msg`Move up or down`) })).toHaveFocus();
    await fireEvent.change(canvas.getByRole('slider', { name: say(msg`Zoom`) }), { target: { value: '200' } });
    // Twice as large: 192 pixels show the height of 100.
    await expect(image.style.inlineSize).toBe('768px');
    const form = new FormData(canvasElement.querySelector<HTMLFormElement>('#profile-picture')!);
    await expect([form.get('cropX'), form.get('cropY'), form.get('cropZoom')]).toEqual(['0', '50', '200']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Too large: the sentence names the field and the limit. */
export const PictureRefused: Story = {
  parameters: at('profile', 'picture refused'),
  render: () => (
    <Profile
      view={details({
        memory: {
          form: 'profile/picture',
          fields: {},
          errors: [{ path: 'picture', code: 'tooHigh', limit: 1, message: '' }],
        },
      })}
    />
  ),
  play: async (story) => {
    const sentence = translatorOf(story)(msg`Choose a picture of 1 MB or less`);
    const summary = story.canvasElement.querySelector('#profile-picture #error-summary');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent(sentence);
    await expect(story.canvasElement.querySelector('#picture')).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    );
  },
};

/** A picture in place of the first letter, and the way to take it away. */
export const WithAPicture: Story = {
  parameters: at('profile', 'with a picture'),
  render: () => <Profile view={details({ profile: { ...profile, image: '/icons/icon-192.png' } })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('button', { name: say(msg`Remove the picture`) })).toHaveAttribute(
      'name',
      'remove',
    );
    await expect(story.canvasElement.querySelectorAll('img')).toHaveLength(2);
  },
};

const connections = [
  { provider: 'google', connectedAt: '2026-03-11T10:00:00.000Z' },
  { provider: 'facebook', connectedAt: null },
  { provider: 'apple', connectedAt: null },
] as const;
const connection = ({ canvasElement }: Played, provider: string) =>
  canvasElement.querySelector<HTMLFormElement>(`#connect-${provider}`)!;

/** Each provider is one form: it connects, or takes the connection back. */
export const Providers: Story = {
  parameters: at('profile', 'providers'),
  render: () => <Profile view={devices({ providers: connections })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(connection(story, 'google')).toHaveAttribute('action', '/forms/profile/social/disconnect');
    await expect(connection(story, 'apple')).toHaveAttribute('action', '/forms/profile/social');
    await expect(connection(story, 'apple')).toHaveFormValues({ provider: 'apple' });
    await expect(story.canvas.getAllByText(say(msg`Not connected`))).toHaveLength(2);
  },
};

/** What signs in alone stays, and the page says what to do first. */
export const OnlyWayIn: Story = {
  parameters: at('profile', 'only way in'),
  render: () => (
    <Profile
      view={devices({
        providers: connections,
        passkeys: [],
        hasPassword: false,
        memory: {
          form: 'profile/social/disconnect',
          fields: {},
          errors: [
            { path: '', code: 'invalidSelection', message: 'This sign-in method is your only way into your account.' },
          ],
        },
      })}
    />
  ),
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvas.getByRole('alert')).toHaveTextContent('your only way into your account');
    await expect(connection(story, 'google')).toBeVisible();
  },
};

export const NoPassword: Story = {
  parameters: at('profile', 'no password'),
  render: () => <Profile view={devices({ providers: connections, hasPassword: false })} />,
  play: async (story) => {
    const form = story.canvasElement.querySelector('#profile-first-password')!;
    await expect(form).toHaveAttribute('action', '/forms/profile/first-password');
    await expect(form.querySelector('[name=currentPassword]')).toBeNull();
    await expect(form.querySelector('[name=otp]')).toBeRequired();
    await expect(emailForm(story, 'first-password/proof')).not.toBeNull();
    await expect(story.canvasElement.querySelector('#profile-password')).toBeNull();
  },
};

/** The code is on its way, and another may be asked for. */
export const FirstPasswordCodeSent: Story = {
  parameters: at('profile', 'code for a first password sent'),
  render: () => (
    <Profile
      view={devices({
        hasPassword: false,
        memory: { form: 'profile/first-password/proof', fields: {}, errors: [], done: { message: 'On its way' } },
      })}
    />
  ),
  play: async (story) =>
    expect(emailForm(story, 'first-password/proof')).toHaveTextContent(translatorOf(story)(msg`Send a new code`)),
};

export const FirstPasswordCodeWrong: Story = {
  parameters: at('profile', 'code for a first password wrong'),
  render: () => (
    <Profile view={devices({ hasPassword: false, memory: refused('profile/first-password', ['otp', 'otpInvalid']) })} />
  ),
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvasElement.querySelector('#passwordProof')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const FirstPasswordRefused: Story = {
  parameters: at('profile', 'first password refused'),
  render: () => (
    <Profile
      view={devices({
        providers: connections,
        hasPassword: false,
        memory: refused('profile/first-password', ['password', 'weakPassword']),
      })}
    />
  ),
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvasElement.querySelector('#password')).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The account is erased by its password alone; without one the page leads to where it is chosen. */
export const ErasureWithoutPassword: Story = {
  parameters: at('profile', 'erasure without a password'),
  render: () => <Profile view={{ part: 'data', profile, hasPassword: false }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await story.userEvent.click(story.canvasElement.querySelector('#erase-account summary')!);
    await expect(story.canvas.getByRole('link', { name: say(msg`Choose a password`) })).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: say(msg`Erase my account permanently`) })).toBeNull();
  },
};

const sums = {
  currency: 'USD',
  months: [
    { month: '2026-11', amount: 148_000, donations: 3 },
    { month: '2026-09', amount: 24_050, donations: 2 },
    { month: '2025-03', amount: 5000, donations: 1 },
  ],
  kinds: [
    { kind: 'project', amount: 120_000 },
    { kind: 'zakat', amount: 50_000 },
    { kind: 'stock', amount: 7050 },
  ],
  programs: [
    {
      slug: 'orphans',
      title: { en: 'Orphan sponsorship', ar: 'كفالة الأيتام', tr: 'Yetim sponsorluğu' },
      amount: 90_000,
    },
    { slug: 'relief', title: { en: 'Relief', ar: 'الإغاثة', tr: 'Acil yardım' }, amount: 30_000 },
  ],
};
const charts = (change: object = {}) =>
  ({
    part: 'charts',
    profile,
    ...sums,
    chart: lastMonths(sums.months, new Date('2026-11-20T12:00:00Z'), 12),
    ...change,
  }) as ProfileView;

/** Twelve columns, and tables with every figure of them. */
export const Charts: Story = {
  parameters: at('profile', 'charts'),
  render: () => <Profile view={charts()} />,
  play: async (story) => {
    const say = translatorOf(story);
    const months = story.canvas.getByRole('table', { name: say(msg`Month by month`) });
    await expect(months.querySelectorAll('tbody tr')).toHaveLength(3);
    await expect(story.canvas.getByRole('table', { name: say(msg`By kind`) }).querySelectorAll('tr')).toHaveLength(3);
    await expect(story.canvas.getByRole('table', { name: say(msg`By program`) })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ChartsOfNothing: Story = {
  parameters: at('profile', 'charts of nothing'),
  render: () => <Profile view={charts({ months: [] })} />,
  play: async (story) => {
    await expect(story.canvas.getByText(translatorOf(story)(msg`No donations yet`))).toBeVisible();
    await expect(story.canvasElement.querySelector('table')).toBeNull();
  },
};

/** Its owner sees that nothing arrives, since when, and has a code sent once it works again. */
export const RefusedEmail: Story = {
  parameters: at('profile', 'refused email'),
  render: () => <Profile view={details({ profile: { ...profile, emailRefusedAt: '2026-11-02T09:00:00.000Z' } })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Our emails are not reaching you`))).toBeVisible();
    const button = story.canvas.getByRole('button', { name: say(msg`Send me a code`) });
    await expect(button.closest('form')).toHaveAttribute('action', '/forms/signup/resend');
    await expect(button.closest('form')).toHaveFormValues({ email: 'huda@example.org' });
  },
};

/** Every choice with its own button; what is always sent has no box. */
export const Settings: Story = {
  parameters: at('profile', 'settings'),
  render: () => <Profile view={{ part: 'settings', profile, settings: settingsFixture(), measuring: 'refused' }} />,
  play: async (story) => {
    const say = translatorOf(story);
    const box = (name: Parameters<typeof say>[0]) => story.canvas.getByRole('checkbox', { name: part(say(name)) });
    await expect(
      box(msg`An analytics service may count my donations, with their amounts and currencies`),
    ).not.toBeChecked();
    await expect(box(msg`News about the child I sponsor`)).toBeChecked();
    await expect(story.canvas.getByRole('radio', { name: '١٢٣٤٥٦٧٨٩٠' })).toBeChecked();
    await expect(story.canvas.getAllByRole('button', { name: say(msg`Save`) })).toHaveLength(3);
    box(msg`News about the child I sponsor`).focus();
    await story.userEvent.keyboard(' ');
    await expect(box(msg`News about the child I sponsor`)).not.toBeChecked();
  },
};

/** Emails go to an address that may be another person's: nothing of them is shown or changed. */
export const SettingsUnconfirmed: Story = {
  parameters: at('profile', 'settings of an unconfirmed email'),
  render: () => (
    <Profile
      view={{
        part: 'settings',
        profile: { ...profile, isEmailVerified: false },
        settings: settingsFixture({ newsletter: 'none' }),
      }}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.queryByRole('checkbox')).toBeNull();
    await expect(
      story.canvas.queryByRole('heading', { name: translatorOf(story)(msg`What you agreed to`) }),
    ).toBeNull();
    await expect(
      story.canvas.getByRole('link', { name: translatorOf(story)(msg`Confirm the address`) }),
    ).toHaveAttribute('href', expect.stringContaining('part=details'));
  },
};

/** Each with its news; of one whose consent was withdrawn nothing is shown. */
export const SponsoredChildren: Story = {
  parameters: at('profile', 'sponsored children'),
  render: () => <Profile view={{ part: 'sponsorships', profile, sponsorships: sponsorshipsFixture() }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`A child whose page is closed`))).toBeVisible();
    await expect(story.canvas.getAllByRole('link', { name: say(msg`The child’s page`) })).toHaveLength(3);
    await expect(story.canvas.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  },
};

export const NoSponsoredChild: Story = {
  parameters: at('profile', 'no sponsored child'),
  render: () => <Profile view={{ part: 'sponsorships', profile, sponsorships: [] }} />,
  play: async (story) =>
    expect(
      story.canvas.getByRole('link', { name: translatorOf(story)(msg`See the children waiting for a sponsor`) }),
    ).toBeVisible(),
};

const receivers = (change: object = {}) =>
  ({
    part: 'receivers',
    profile,
    receivers: receiversFixture(),
    unsaved: [{ itemId: idOf(989), name: 'Omar Hadid', email: 'omar@example.org', phone: null }],
    countries: [
      { code: 'SA', name: 'Saudi Arabia', callingCode: '+966' },
      { code: 'TR', name: 'Türkiye', callingCode: '+90' },
    ],
    ...change,
  }) as ProfileView;

/** Each can be changed and deleted; whom a gift was for is saved by a button and not by itself. */
export const Receivers: Story = {
  parameters: at('profile', 'people to give for'),
  render: () => <Profile view={receivers()} />,
  play: async (story) => {
    const say = translatorOf(story);
    const removals = story.canvasElement.querySelectorAll('form[action="/forms/profile/receiver/remove"] button');
    await expect(removals).toHaveLength(3);
    await expect(removals[0]).toHaveTextContent('Amal Al-Harbi');
    const save = story.canvas.getByRole('button', { name: part('Omar Hadid') });
    await expect(save.closest('form')).toHaveAttribute('action', '/forms/profile/receiver/from-gift');
    const [change] = story.canvas.getAllByText(say(msg`Change`));
    await story.userEvent.click(change!);
    await expect(story.canvas.getByDisplayValue('Amal Al-Harbi')).toBeVisible();
  },
};

export const NoReceiver: Story = {
  parameters: at('profile', 'nobody to give for'),
  render: () => <Profile view={receivers({ receivers: [], unsaved: [] })} />,
  play: async (story) =>
    expect(story.canvas.getByText(translatorOf(story)(msg`You have not saved anyone yet`))).toBeVisible(),
};

/** The form that was sent is open, with what was typed and what to do. */
export const ReceiverRefused: Story = {
  parameters: at('profile', 'somebody refused'),
  render: () => (
    <Profile
      view={receivers({
        memory: {
          form: 'profile/receiver',
          fields: { receiverName: 'Omar', receiverEmail: 'omar' },
          errors: [{ path: 'email', code: 'invalidEmail', message: '' }],
        },
      })}
    />
  ),
  play: async (story) => {
    await expect(story.canvas.getByDisplayValue('Omar')).toBeVisible();
    await expect(story.canvasElement.querySelector('#receiverEmail')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Zakat: Story = {
  parameters: at('profile', 'zakat'),
  render: () => <Profile view={{ part: 'zakat', profile, zakat: ownZakatFixture() }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`Your next zakat day`))).toBeVisible();
    await expect(story.canvas.getByText(say(msg`No zakat was due`))).toBeVisible();
    await expect(story.canvas.getByRole('button', { name: say(msg`Delete my zakat day`) })).toHaveValue('forget');
    await expect(story.canvasElement.querySelector('#zakat-from')).toHaveValue('2026-02-18');
  },
};

export const NoZakat: Story = {
  parameters: at('profile', 'no zakat kept'),
  render: () => <Profile view={{ part: 'zakat', profile, zakat: { day: null, records: [] } }} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByText(say(msg`No results saved yet`))).toBeVisible();
    await expect(story.canvas.queryByRole('button', { name: say(msg`Delete my zakat day`) })).toBeNull();
  },
};

export const ZakatDayRefused: Story = {
  parameters: at('profile', 'zakat day refused'),
  render: () => (
    <Profile
      view={{
        part: 'zakat',
        profile,
        zakat: { day: null, records: [] },
        memory: {
          form: 'profile/zakat-day',
          fields: { from: '2030-01-01' },
          errors: [{ path: 'from', code: 'invalidSelection', message: '' }],
        },
      }}
    />
  ),
  play: async (story) => {
    await waitFor(() => expect(story.canvasElement.querySelector('#error-summary')).toHaveFocus());
    await expect(story.canvasElement.querySelector('#zakat-from')).toHaveValue('2030-01-01');
  },
};

const narrowed = (change: object = {}) =>
  donations({
    filter: { year: '2026', kind: 'project', standing: 'paid' },
    programs: [{ value: 'orphans', label: 'Orphan sponsorship' }],
    ...change,
  });

/** Each choice is kept by the address, and by the links of the years. */
export const HistoryNarrowed: Story = {
  parameters: at('profile', 'history narrowed'),
  render: () => <Profile view={narrowed({ newestHref: '/profile?year=2026', total: 4 })} />,
  play: async (story) => {
    const say = translatorOf(story);
    await expect(story.canvas.getByRole('combobox', { name: part(say(msg`Kind of donation`)) })).toHaveValue('project');
    await expect(story.canvas.getByRole('combobox', { name: part(say(msg`Status`)) })).toHaveValue('paid');
    await expect(story.canvas.getByRole('link', { name: '2025' })).toHaveAttribute(
      'href',
      expect.stringMatching(/kind=project&standing=paid&year=2025/),
    );
    const form = story.canvas.getByRole('search');
    await expect(new FormData(form as HTMLFormElement).get('year')).toBe('2026');
    await expect(story.canvas.getByRole('link', { name: say(msg`Newest donations`) })).toBeVisible();
  },
};

export const HistoryOfNothing: Story = {
  parameters: at('profile', 'history without a match'),
  render: () => <Profile view={narrowed({ orders: [], total: 0 })} />,
  play: async (story) =>
    expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`See all donations`) })).toBeVisible(),
};

/** The email that was confirmed just now brought what its owner gave before. */
export const DonationsClaimed: Story = {
  parameters: at('from mails', 'donations claimed'),
  render: () => <Profile view={donations({ claimed: 3 })} />,
  play: async (story) => expect(story.canvas.getByRole('status')).toHaveTextContent('3'),
};
/** They are in the list like all others, and nothing is said again. */
export const DonationsAlreadyClaimed: Story = {
  parameters: at('from mails', 'donations already claimed'),
  render: () => <Profile view={donations()} />,
  play: async (story) => expect(story.canvas.queryByRole('status')).toBeNull(),
};
/** The code has expired: nothing is claimed, and the way to another code is there. */
export const DonationsUnclaimed: Story = {
  parameters: at('from mails', 'donations expired'),
  render: () => <Profile view={donations({ profile: { ...profile, isEmailVerified: false } })} />,
  play: async (story) =>
    expect(story.canvas.getByRole('link', { name: translatorOf(story)(msg`Confirm the address`) })).toHaveAttribute(
      'href',
      expect.stringContaining('part=details'),
    ),
};

const told = { form: 'signup/code', done: { message: 'Your email address is confirmed' } };
export const AccountVerified: Story = {
  parameters: at('from mails', 'account verified'),
  render: () => (
    <>
      <Profile view={donations()} />
      <ToldNotice left={told} />
    </>
  ),
  play: async ({ canvas }) => expectTold(canvas, told.done.message),
};
/** Nothing is asked for any more. */
export const AccountAlreadyVerified: Story = {
  parameters: at('from mails', 'account already verified'),
  render: () => <Profile view={details()} />,
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('form[action="/forms/signup/resend"]')).toBeNull(),
};
