import { Trans, useLingui } from '@lingui/react/macro';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Presets } from '#ds/components/presets/presets.tsx';
import { QuantityField } from '#ds/components/quantity-field/quantity-field.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { Stack } from '#ds/layout/stack.tsx';
import type { CurrencyCode } from '#money/currencies.ts';
import { formatMoney } from '#money/format-money.ts';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { mostUnits as mostOf } from '#src/domain/pricing.ts';
import { decimalSign, type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import type { DialList } from '#src/screens/form/dial-list.ts';
import { type FormState, formStateOf } from '#src/screens/form/form-flash.ts';
import { FrequencyFields } from '#src/screens/form/frequency-fields.tsx';
import { GiveButtons } from '#src/screens/form/give-buttons.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { DonateLabel } from '#src/screens/project/donate-label.tsx';
import { DonationChoices } from '#src/screens/project/donation-choices.tsx';
import { DonationFigures } from '#src/screens/project/donation-figures.tsx';
import { ForecastLine } from '#src/screens/project/forecast-line.tsx';
import { useGiftWords } from '#src/screens/project/gift-fields.tsx';
import { ImpactLine } from '#src/screens/project/impact-line.tsx';
import { finishingAmount, offeredAmounts } from '#src/screens/project/offered-amounts.ts';
import { FORM, ProjectForm } from '#src/screens/project/project-form.tsx';
import { SurplusChoice } from '#src/screens/project/surplus-choice.tsx';
import { termsOfPage } from '#src/screens/project/terms-of-page.ts';
import { UnitsLabel } from '#src/screens/project/units-label.tsx';
import { useDonationWords } from '#src/screens/project/use-donation-words.ts';
import { useSurplusWords } from '#src/screens/project/use-surplus-words.ts';

/** Amount or count, once or regularly, as a donation or not; into the cart, or straight to the checkout. */
export function DonationForm({
  dial,
  locale,
  memory,
  project,
}: {
  project: ProjectDetail;
  locale: Locale;
  dial: DialList;
  memory?: FormState | undefined;
}) {
  const { i18n, t } = useLingui();
  const terms = termsOfPage(project);
  const surplus = useSurplusWords({ project, terms, locale, typed: formStateOf(memory, FORM).typed });
  const amount = {
    ...surplus,
    id: 'amount',
    label: t`Amount`,
    required: t`Choose or enter an amount`,
    invalid: t`Enter the amount in digits, like 25.50`,
    currency: project.currency,
  };
  const { error, summary, typed } = useFormErrors(memory, FORM, {
    calendar: { id: 'calendar', label: t`Which days?`, invalid: t`Choose the days from the list` },
    interval: { label: t`How often`, required: t`Choose how often to donate`, invalid: t`Choose how often to donate` },
    amount,
    price: amount,
    quantity: {
      ...surplus,
      label: t`Quantity`,
      required: t`Enter a quantity`,
      invalid: t`Enter the quantity as a whole number`,
    },
    intention: { label: t`Zakat`, invalid: t`This project does not accept zakat` },
    ...useGiftWords(),
  });
  const least = formatMoney(tagOf(i18n), project.minimum, project.currency);
  const amounts = offeredAmounts(project);
  const finishing = finishingAmount(project);
  const mostUnits = Math.max(1, mostOf(terms));
  const cause = project.categories[0] && textIn(project.categories[0].title, locale);
  const liveWords = useDonationWords({ hasUnits: project.unit !== null, cause });
  return (
    <ProjectForm project={project} locale={locale}>
      <Stack gap={5}>
        <ErrorSummary errors={summary} />
        {summary.length > 0 && <SurplusChoice project={project} terms={terms} locale={locale} typed={typed} />}
        <input type="hidden" name="type" value="project" />
        <input type="hidden" name="projectId" value={project.id} />
        {project.unit && <input type="hidden" name="shownPrice" value={project.unit.price} />}
        {!project.unit && (
          <FrequencyFields
            error={error('calendar')}
            typed={typed}
            interval={project.isEndowment ? 'month' : undefined}
          />
        )}
        <div>
          {project.unit ? (
            <QuantityField
              name="quantity"
              label={t`Quantity`}
              hint={t`Unit: ${textIn(project.unit.title, locale)}`}
              defaultValue={typed('quantity') ?? 1}
              max={mostUnits}
              error={error('quantity')}
            />
          ) : (
            <Presets
              name="preset"
              label={t`Amount`}
              amounts={amounts}
              named={finishing === undefined ? undefined : { amount: finishing, label: t`Fund the rest` }}
              currency={project.currency}
              // What finishes the project is offered first and chosen by nobody but the donor.
              defaultValue={Number(typed('preset') ?? amounts.find((one) => one !== finishing) ?? amounts[0])}
              columns={4}
            >
              <AmountField
                name="amount"
                label={t`Or another amount`}
                placeholder={t`Minimum ${least}`}
                currency={project.currency}
                defaultValue={typed('amount')}
                error={error('amount', 'price')}
              />
            </Presets>
          )}
          <DonationFigures
            begun={{
              terms,
              currency: project.currency as CurrencyCode,
              decimalSign: decimalSign[locale],
              hasCause: cause !== undefined,
            }}
            unit={project.unit}
            locale={locale}
            words={liveWords}
          />
        </div>
        {!project.unit && <ImpactLine project={project} locale={locale} />}
        {project.isEndowment && <ForecastLine project={project} />}
        {project.unit && (
          <Text size="small" tone="muted">
            <Trans>
              Price per unit: <Money minor={project.unit.price} currency={project.currency} />
            </Trans>
          </Text>
        )}
        <DonationChoices dial={dial} project={project} locale={locale} typed={typed} error={error} />
        <GiveButtons cartTone="outlined">
          {project.unit ? (
            <UnitsLabel
              unit={project.unit}
              currency={project.currency}
              locale={locale}
              field="quantity"
              most={mostUnits}
              prefix={t`Give`}
            >
              <Trans>Donate now</Trans>
            </UnitsLabel>
          ) : (
            <DonateLabel project={project} />
          )}
        </GiveButtons>
      </Stack>
    </ProjectForm>
  );
}
