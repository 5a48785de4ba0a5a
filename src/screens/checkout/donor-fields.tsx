import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { KnownDonor } from '#src/screens/checkout/checkout-view.ts';
import type { DialCountry } from '#src/screens/quick-donation/quick-donation.tsx';
import * as styles from '#src/screens/checkout/checkout.css';

type DonorFieldsProps = {
  /** What the account of whoever is signed in says; undefined for a guest. */
  donor: KnownDonor | undefined;
  countries: readonly DialCountry[];
  /** What was typed before, and what was wrong in it. */
  typed: (name: string) => string | undefined;
  error: (...paths: string[]) => string | undefined;
};

const NAMES = ['fullName', 'email', 'phoneNumber'] as const;
const PATHS = ['donor.fullName', 'fullName', 'donor.email', 'email', 'donor.phone', 'donor.phone.number', 'phone'];

/** Who gives. What an account knows is shown and not asked for again; other details can be given for this donation alone. */
export function DonorFields({ countries, donor, error, typed }: DonorFieldsProps) {
  const { t } = useLingui();
  const isTyped = NAMES.some((name) => typed(name) !== undefined);
  const value = (name: (typeof NAMES)[number] | 'phoneCountry'): string | undefined =>
    isTyped ? typed(name) : known(donor)[name];
  const fields = (
    <>
      <div className={styles.pair}>
        <TextField
          name="fullName"
          label={t`Full name`}
          isRequired
          autoComplete="name"
          maxLength={120}
          defaultValue={value('fullName')}
          error={error('donor.fullName', 'fullName')}
        />
        <EmailField name="email" isRequired defaultValue={value('email')} error={error('donor.email', 'email')} />
      </div>
      <PhoneField
        countries={countries}
        defaultCountry={value('phoneCountry') ?? 'SA'}
        defaultNumber={value('phoneNumber')}
        error={error('donor.phone', 'donor.phone.number', 'phone')}
        hint={t`Optional`}
      />
    </>
  );
  // What an account lacks is asked for, and a field that was refused is in sight.
  if (!donor?.fullName || !donor.email || error(...PATHS) !== undefined) return fields;
  const { phoneCountry, phoneNumber } = known(donor);
  const code = countries.find((country) => country.code === (value('phoneCountry') ?? phoneCountry))?.callingCode;
  const number = isTyped ? typed('phoneNumber') : phoneNumber;
  return (
    <>
      <div>
        <p className={styles.knownName}>{value('fullName')}</p>
        <p>
          <Isolated kind="email" value={value('email') ?? ''} />
        </p>
        {number && (
          <p>
            <Isolated kind="phone" value={code ? `+${code.replace('+', '')} ${number}` : number} />
          </p>
        )}
        <p className={styles.knownNote}>
          <Trans>These details are from your account. The donation will appear there.</Trans>
        </p>
      </div>
      <Disclosure summary={<Trans>Use other details for this donation</Trans>}>
        <div className={styles.fields}>{fields}</div>
      </Disclosure>
    </>
  );
}

const known = (donor: KnownDonor | undefined) => ({
  fullName: donor?.fullName ?? undefined,
  email: donor?.email ?? undefined,
  phoneCountry: donor?.phone?.country,
  phoneNumber: donor?.phone?.number,
});
