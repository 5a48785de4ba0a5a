import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Link } from '#ds/components/link/link.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { type Surplus, surplusValue } from '#src/domain/surplus.ts';
import { countUnits } from '#src/i18n/count-units.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { FundLabel } from '#src/screens/form/fund-label.tsx';
import { nextOf, WANTED } from '#src/screens/project/asked-line.ts';
import { restOfProject } from '#src/screens/project/offered-amounts.ts';
import { type SurplusAsked, surplusAsked } from '#src/screens/project/surplus-asked.ts';
import { WantedRecurrence } from '#src/screens/project/wanted-recurrence.tsx';
import { catalogueHref } from '#src/screens/projects/catalogue-query.ts';

/** A donation over what the project needs was refused: the donor chooses what is done with it, and what was typed stays. */
export function SurplusChoice({ locale, project, terms, typed }: SurplusAsked) {
  const cause = project.categories[0];
  const surplus = surplusAsked({ locale, project, terms, typed });
  if (!surplus) return undefined;
  const causeTitle = cause && textIn(cause.title, locale);
  const isZakat = typed('intention') === 'zakat';
  // Where only the rest can be given it is given once: how often was wanted goes with the whole to the fund.
  const isRest = restOfProject(project) !== undefined;
  const isRegular = !isRest && typed('frequency') === 'regular';
  // A most that one donation can be leaves something to be given.
  const isCompleted = surplus.remainder.amount === project.remaining;
  const { fund } = surplus;
  // The form of a rest has its own button for it, and says what is left.
  if (isRest && !fund) return undefined;
  const zakatProjects = catalogueHref(hrefTo(locale, 'projects'), { isSuitableForZakat: 'true', status: 'published' });
  const whole = <Money minor={surplus.wanted} currency={project.currency} />;
  return (
    <>
      {/* Enter in a field presses the first button of a form, in some browsers only if it is drawn: it is the one for what the field says now. */}
      <VisuallyHidden>
        <button type="submit" name="next" value={nextOf(typed)} tabIndex={-1} aria-hidden="true">
          <Trans>Donate now</Trans>
        </button>
      </VisuallyHidden>
      <input type="hidden" name="surplusNext" value={nextOf(typed)} />
      {isRest && <input type="hidden" name={WANTED} value={surplus.wanted} />}
      {isRest && <WantedRecurrence typed={typed} />}
      <Banner tone="info">
        <Stack gap={3}>
          <p>
            {isRest ? (
              <Trans>You wanted to give {whole}, but only part of it is still needed.</Trans>
            ) : (
              <>
                <Trans>
                  This project needs only <Money minor={project.remaining} currency={project.currency} /> more.
                </Trans>{' '}
                {fund && <Trans>You wanted to give {whole}. What would you like to do?</Trans>}
              </>
            )}
          </p>
          {isRegular && isCompleted && cause && (
            <p>
              <Trans>The first donation will complete the project. Later donations will go to the same cause.</Trans>
            </p>
          )}
          {!isRest && (
            <Button
              tone="filled"
              type="submit"
              name="surplus"
              value={surplusValue('remainder', surplus.remainder.amount)}
              isFullWidth
            >
              <span>
                <Remainder project={project} remainder={surplus.remainder} locale={locale} />
              </span>
            </Button>
          )}
          {fund && (
            <Button tone="outlined" type="submit" name="surplus" value={surplusValue(fund, surplus.wanted)} isFullWidth>
              <span>
                <FundLabel fund={fund} cause={causeTitle} minor={surplus.wanted} currency={project.currency} />
              </span>
            </Button>
          )}
          {isZakat && !isRest && (
            <Link tone="go" href={zakatProjects}>
              <Trans>Other projects that accept zakat</Trans>
            </Link>
          )}
        </Stack>
      </Banner>
    </>
  );
}

function Remainder({
  locale,
  project,
  remainder: { amount, quantity },
}: {
  project: ProjectDetail;
  remainder: Surplus['remainder'];
  locale: Locale;
}) {
  const sum = <Money minor={amount} currency={project.currency} />;
  if (!project.unit) return <Trans>Give {sum} to this project</Trans>;
  const units = countUnits(project.unit, quantity, locale);
  return (
    <Trans>
      Give {units} ({sum})
    </Trans>
  );
}
