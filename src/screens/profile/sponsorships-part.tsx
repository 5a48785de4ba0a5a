import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Tag } from '#ds/components/tag/tag.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Timeline } from '#ds/components/timeline/timeline.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { Arch } from '#src/screens/cover/arch.tsx';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import { planStates, sponsorshipStates } from '#src/screens/profile/plan-states.ts';
import type { PartOf, ShownSponsorship } from '#src/screens/profile/profile-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import { card, cardTitle, cards, note } from '#src/screens/profile/profile.css';
import * as styles from '#src/screens/profile/sponsorships.css';

/** The children whom the person sponsors, each with what was told of it; the donation itself is changed on its own page. */
export function SponsorshipsPart({ locale, view }: { locale: Locale; view: PartOf<'sponsorships'> }) {
  const { t } = useLingui();
  return (
    <>
      <PartHead title={<Trans>Sponsored children</Trans>} view={view} />
      {view.sponsorships.length === 0 ? (
        <EmptyState
          level={3}
          title={t`You are not sponsoring a child yet`}
          note={
            <Trans>
              A sponsor pays for a child’s needs each month and gets news of school and of the social worker’s visits.
            </Trans>
          }
          actions={
            <ButtonLink tone="tonal" href={hrefTo(locale, 'program', { type: 'orphan-sponsorship' })}>
              <Trans>See the children waiting for a sponsor</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <ul className={cards}>
          {view.sponsorships.map((one) => (
            <Sponsorship key={one.id} sponsorship={one} locale={locale} />
          ))}
        </ul>
      )}
    </>
  );
}

function Sponsorship({ locale, sponsorship }: { sponsorship: ShownSponsorship; locale: Locale }) {
  const { i18n } = useLingui();
  const { amount, child, currency, href, news, since, status } = sponsorship;
  const { icon, tone } = planStates[status];
  return (
    <li className={card}>
      <div className={styles.head}>
        {child && (
          <div className={styles.arch}>
            <Arch src={coverAddress(child.cover.palette, String(child.cover.seed), 'hero')} />
          </div>
        )}
        <div className={styles.text}>
          <h3 className={cardTitle}>
            {child ? <Localized field={child.title} locale={locale} /> : <Trans>A child whose page is closed</Trans>}
          </h3>
          <Tag tone={tone} icon={icon}>
            {i18n._(sponsorshipStates[status])}
          </Tag>
          {since !== null && (
            <span className={note}>
              <Trans>
                Since <FormattedDate value={since} hasHijri={false} />
              </Trans>
            </span>
          )}
          <Ahead sponsorship={sponsorship} />
          <span>
            <Trans>
              <Money minor={amount} currency={currency} /> a month
            </Trans>
          </span>
        </div>
      </div>
      <div className={styles.news}>
        {child === null ? (
          <Text tone="muted">
            <Trans>
              The guardian no longer wants the child to be shown. The child’s care will continue, and so will your
              sponsorship; news will come by email only.
            </Trans>
          </Text>
        ) : news.length === 0 ? (
          <Text tone="muted">
            <Trans>No news yet. The first update will come after the next visit to the child.</Trans>
          </Text>
        ) : (
          <Timeline
            level={4}
            items={news.map(({ happenedOn, id, text, title }) => ({
              id,
              date: happenedOn,
              title: <Localized field={title} locale={locale} />,
              children: text && (
                <Text tone="muted">
                  <Localized field={text} locale={locale} />
                </Text>
              ),
            }))}
          />
        )}
      </div>
      <div className={styles.acts}>
        <ButtonLink tone="outlined" href={href}>
          {status === 'cancelled' ? <Trans>See what you gave</Trans> : <Trans>Change, pause or cancel</Trans>}
        </ButtonLink>
        {child && (
          <ButtonLink tone="quiet" href={localePath(locale, `/projects/${encodeURIComponent(child.slug)}`)}>
            <Trans>The child’s page</Trans>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** What comes next: the end, where the child is soon of age, else the next month. */
function Ahead({ sponsorship: { endsOn, nextAt, status } }: { sponsorship: ShownSponsorship }) {
  if (status === 'cancelled') return null;
  if (endsOn !== null)
    return (
      <span className={note}>
        <Trans>
          Ends on <FormattedDate value={endsOn} hasHijri={false} />, when the child comes of age
        </Trans>
      </span>
    );
  if (nextAt === null) return null;
  return (
    <span className={note}>
      {status === 'paused' ? (
        <Trans>
          Paused until <FormattedDate value={nextAt} hasHijri={false} />
        </Trans>
      ) : (
        <Trans>
          Next on <FormattedDate value={nextAt} hasHijri={false} />
        </Trans>
      )}
    </span>
  );
}
