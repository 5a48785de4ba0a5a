import { Plural, Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { CalculatorFacts } from '#src/screens/program-notes/calculator-facts.tsx';
import { LIST_ID } from '#src/screens/program-notes/program-list-id.ts';
import { ProgramArt } from '#src/screens/program/program-art.tsx';
import { ProgramFacts } from '#src/screens/program/program-facts.tsx';
import type { ProgramView } from '#src/screens/program/program-view.ts';
import * as styles from '#src/screens/program/program.css';

/** What the program is, in words, in its own pattern and in figures. */
export function ProgramOpening({
  view: { calculator, facts, program },
  locale,
}: {
  view: ProgramView;
  locale: Locale;
}) {
  return (
    <header className={styles.opening}>
      <div className={styles.words}>
        <h1 className={styles.title}>{textIn(program.title, locale)}</h1>
        <Text size="lead" tone="muted" measure="prose">
          {textIn(program.about ?? program.summary ?? program.title, locale)}
        </Text>
        {facts && facts.open > 1 && !calculator && <ProgramFacts facts={facts} palette={program.palette} />}
        {calculator && <CalculatorFacts facts={calculator} />}
        <Inline gap={3}>
          <Calculator program={program} locale={locale} />
          {facts !== undefined && facts.open > 0 && (
            <ButtonLink tone={hasCalculator(program) ? 'outlined' : 'filled'} size="large" href={`#${LIST_ID}`}>
              {program.palette === 'orphans' && facts.own?.waiting ? (
                // Children and projects with a goal are counted apart, in the facts.
                <Trans>See the children and projects</Trans>
              ) : hasCases(program) ? (
                <Plural value={facts.open} one="See the open case" other="See # open cases" />
              ) : (
                <Plural value={facts.open} one="See the open project" other="See # open projects" />
              )}
            </ButtonLink>
          )}
        </Inline>
      </div>
      <ProgramArt program={program} locale={locale} />
    </header>
  );
}

type Program = ProgramView['program'];
/** Whether its projects are debtors' cases, and are called so. */
export const hasCases = ({ palette }: Pick<Program, 'palette'>): boolean =>
  palette === 'tafreej' || palette === 'tayseer';
const hasCalculator = ({ palette }: Program): boolean =>
  palette === 'zakat' || palette === 'stock' || palette === 'sacrifice';

/** Where the program is given to by a calculator, not by its projects. */
function Calculator({ program, locale }: { program: Program; locale: Locale }) {
  if (program.palette === 'zakat')
    return (
      <ButtonLink tone="filled" size="large" href={hrefTo(locale, 'zakat')}>
        <Trans>Calculate your zakat</Trans>
      </ButtonLink>
    );
  if (program.palette === 'stock')
    return (
      <ButtonLink tone="filled" size="large" href={hrefTo(locale, 'stockPurge')}>
        <Trans>Calculate stock purification</Trans>
      </ButtonLink>
    );
  if (program.palette === 'sacrifice')
    return (
      <ButtonLink tone="filled" size="large" href={hrefTo(locale, 'sacrifices')}>
        <Trans>Choose a sacrifice</Trans>
      </ButtonLink>
    );
  return null;
}
