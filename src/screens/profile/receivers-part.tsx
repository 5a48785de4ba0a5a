import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import type { GiftReceiver } from '#src/contracts/gift-receivers.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import { ReceiverFields } from '#src/screens/profile/receiver-fields.tsx';
import { RECEIVER_FORM } from '#src/screens/profile/use-receiver-errors.ts';
import * as styles from '#src/screens/profile/profile.css';

/** Whom the person saved, each with its change and its end; whom they gave for and did not save; and somebody new. */
export function ReceiversPart({ locale, view }: { locale: Locale; view: PartOf<'receivers'> }) {
  const { t } = useLingui();
  const { memory, receivers, unsaved } = view;
  const refusedNew = memory?.form === RECEIVER_FORM && memory.errors.length > 0 && !memory.fields['id'];
  return (
    <>
      <PartHead title={<Trans>People you donate on behalf of</Trans>} view={view} />
      {receivers.length === 0 ? (
        <EmptyState
          level={3}
          title={t`You have not saved anyone yet`}
          note={
            <Trans>
              Once you save people here, you can choose them for your next donation without typing their details.
            </Trans>
          }
        />
      ) : (
        <ul className={styles.rows}>
          {receivers.map((receiver) => (
            <Receiver key={receiver.id} receiver={receiver} locale={locale} view={view} />
          ))}
        </ul>
      )}
      {unsaved.length > 0 && (
        <section className={styles.settings} aria-labelledby="unsaved-title">
          <h3 className={styles.subtitle} id="unsaved-title">
            <Trans>People named in your donations</Trans>
          </h3>
          <ul className={styles.rows}>
            {unsaved.map(({ email, itemId, name, phone }) => (
              <li key={itemId} className={styles.receiver}>
                <Reach name={name} email={email} phone={phone} />
                <NativeForm
                  name="profile/receiver/from-gift"
                  id={`save-${itemId}`}
                  locale={locale}
                  returnTo={partPath('receivers')}
                  label={t`Save ${name}`}
                >
                  <input type="hidden" name="itemId" value={itemId} />
                  <Button tone="outlined" size="small">
                    <Trans>
                      Save<VisuallyHidden> {name}</VisuallyHidden>
                    </Trans>
                  </Button>
                </NativeForm>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Disclosure summary={<Trans>Add a person</Trans>} defaultOpen={refusedNew}>
        <ReceiverFields locale={locale} view={view} />
      </Disclosure>
      <p className={styles.note}>
        <Trans>We will contact these people only if you donate on their behalf and ask for a card.</Trans>
      </p>
    </>
  );
}

function Receiver({ locale, receiver, view }: { locale: Locale; receiver: GiftReceiver; view: PartOf<'receivers'> }) {
  const { t } = useLingui();
  const { email, id, name, phone } = receiver;
  const { memory } = view;
  const isRefused = memory?.form === RECEIVER_FORM && memory.errors.length > 0 && memory.fields['id'] === id;
  return (
    <li className={styles.receiver}>
      <Reach name={name} email={email} phone={phone} />
      <NativeForm
        name="profile/receiver/remove"
        id={`remove-${id}`}
        locale={locale}
        returnTo={partPath('receivers')}
        label={t`Delete ${name}`}
      >
        <input type="hidden" name="id" value={id} />
        <Button tone="quiet" size="small">
          <Trans>
            Delete<VisuallyHidden> {name}</VisuallyHidden>
          </Trans>
        </Button>
      </NativeForm>
      <div className={styles.receiverChange}>
        <Disclosure summary={<Trans>Change</Trans>} defaultOpen={isRefused}>
          <ReceiverFields locale={locale} view={view} receiver={receiver} />
        </Disclosure>
      </div>
    </li>
  );
}

const Reach = ({ email, name, phone }: Pick<GiftReceiver, 'name' | 'email' | 'phone'>) => (
  <div className={styles.rowText}>
    <strong className={styles.rowTitle}>
      <bdi>{name}</bdi>
    </strong>
    {email !== null && (
      <span className={styles.rowNote}>
        <Isolated kind="email" value={email} />
      </span>
    )}
    {phone !== null && (
      <span className={styles.rowNote}>
        <Isolated kind="phone" value={phone} />
      </span>
    )}
  </div>
);
