import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { KeepDraft } from '#src/screens/form/keep-draft.tsx';
import { partId } from '#src/screens/volunteer/form-part.tsx';
import { VolunteerForm } from '#src/screens/volunteer/volunteer-form.tsx';
import { VolunteerSent } from '#src/screens/volunteer/volunteer-sent.tsx';
import { VOLUNTEER_FORM, VOLUNTEER_PATH, type VolunteerView } from '#src/screens/volunteer/volunteer-view.ts';
import * as styles from '#src/screens/volunteer/volunteer.css';

/** Five sections with a thread at the side; after sending, what happens next. */
export function VolunteerScreen({ locale, view }: { view: VolunteerView; locale: Locale }) {
  const { t } = useLingui();
  const { done, errors } = formStateOf(view.memory, VOLUNTEER_FORM);
  const parts = [
    t`About you`,
    t`When you are available`,
    t`Your background`,
    t`Where you would like to help`,
    t`Anything else?`,
  ];
  return (
    <Section>
      <Page>
        <header className={styles.head}>
          <Heading level={1} size="display">
            <Trans>Two hours a week can do a lot.</Trans>
          </Heading>
          <Text size="lead" tone="muted" measure="prose">
            <Trans>
              Reading messages, checking a document, translating, packing boxes: tell us what you can do and when. We
              will answer within a week, even if we have no opening for you yet.
            </Trans>
          </Text>
        </header>
        {done ? (
          <VolunteerSent number={done.title ?? ''} next={done.message ?? ''} locale={locale} />
        ) : (
          <div className={styles.sides}>
            <nav className={styles.thread} aria-label={t`Form sections`}>
              <ol className={styles.knots}>
                {parts.map((part, index) => (
                  <li key={part} className={styles.knot}>
                    <a className={styles.knotLink} href={`#${partId(index + 1)}`}>
                      {part}
                    </a>
                  </li>
                ))}
              </ol>
              <KeepDraft
                form={VOLUNTEER_FORM}
                path={VOLUNTEER_PATH}
                isSentBack={errors.length > 0}
                words={{
                  kept: t`What you type is saved on this device until you send it.`,
                  found: t`What you typed before has been restored.`,
                  erase: t`Erase`,
                  erased: t`What you typed has been erased from this device.`,
                }}
              />
            </nav>
            <VolunteerForm view={view} locale={locale} />
          </div>
        )}
      </Page>
    </Section>
  );
}
