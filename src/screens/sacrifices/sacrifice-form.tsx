import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { cart } from '#ds/icons/icons.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { parseCount } from '#money/parse-money.ts';
import { LONGEST_NAME, MAX_SHARES } from '#src/domain/sacrifice.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { type FieldWords, useFormErrors } from '#src/screens/form/use-form-errors.ts';
import type { Offer } from '#src/screens/sacrifices/offers.ts';
import { OrderCard } from '#src/screens/sacrifices/order-card.tsx';
import { nameLabel, type NamePosition, namePositions } from '#src/screens/sacrifices/order-stars.ts';
import type { SacrificeWords } from '#src/screens/sacrifices/sacrifice-words.ts';
import { SACRIFICE_FORM, SACRIFICE_FORM_ID, type SacrificesView } from '#src/screens/sacrifices/sacrifices-view.ts';

type SacrificeFormProps = {
  chosen: Offer;
  /** The one that was asked for is gone, so that none is ticked. */
  isChosenAgain: boolean;
  /** Why the one that was asked for cannot be ordered, where the page knows it. */
  refusal: string | undefined;
  /** Those that can be ordered. */
  offers: readonly Offer[];
  words: SacrificeWords;
  view: SacrificesView;
  memory: FormState | undefined;
  locale: Locale;
  returnTo: string;
};

const nameFields = Array.from({ length: MAX_SHARES }, (_, index) => `name${index + 1}`);

/** The order card with what the last post left in its fields. */
export function SacrificeForm({
  chosen,
  isChosenAgain,
  locale,
  memory,
  offers,
  refusal,
  returnTo,
  view,
  words,
}: SacrificeFormProps) {
  const { error, errors, limit, summary, typed } = useFormErrors(
    memory,
    SACRIFICE_FORM,
    useFieldWords({ isSoldOut: isTaken(memory), offer: chosen, refusal, shares: sharesOf(memory), words }),
  );
  const most = limit('quantity');
  const wished = parseCount(typed('quantity') ?? '');
  const isOver = errors.some(({ code, path }) => path === 'quantity' && code === 'tooHigh');
  // What was left when the page was drawn: only where it is less now has somebody taken some.
  const shownLeft = typed('shownFor') === typed('sacrificeId') ? parseCount(typed('shownLeft') ?? '') : undefined;
  const isLess = isOver && most !== undefined && shownLeft !== undefined && most < Math.min(shownLeft, MAX_SHARES);
  // The proxy names a country: one that can no longer be ordered is not agreed to for another.
  const isSameCountry = typed('sacrificeId') === undefined || typed('sacrificeId') === chosen.id;
  return (
    <OrderCard
      // Another post begins with what it left.
      key={memory ? JSON.stringify(memory.fields) : 'new'}
      offers={offers}
      chosen={isChosenAgain ? '' : chosen.id}
      // Where fewer are left the count drops to them, with a note.
      typedQuantity={isOver && most ? undefined : typed('quantity')}
      quantity={isOver && most ? most : Math.max(1, wished ?? 1)}
      names={nameFields.map((field) => typed(field) ?? '')}
      nameErrors={nameFields.map((field) => error(field))}
      quantityError={error('quantity')}
      areNamesNeeded={view.category.needsNames}
      madeAt={view.madeAt}
      locale={locale}
      returnTo={returnTo}
      words={words}
      summary={
        errors.length > 0 && (
          <Stack gap={3}>
            <ErrorSummary errors={summary} />
            {isLess && isSameCountry && (
              <Banner tone="info" title={<Trans>Fewer shares are left than you chose</Trans>}>
                <Trans>
                  Somebody else took some of the shares. The star diagram shows what is left, and nothing you typed is
                  lost.
                </Trans>
              </Banner>
            )}
          </Stack>
        )
      }
      proxy={
        <Checkbox
          name="proxyAccepted"
          label={<Trans>I agree to this proxy (wakala)</Trans>}
          isRequired
          defaultChecked={isSameCountry && typed('proxyAccepted') === 'on'}
          error={error('proxyAccepted')}
        />
      }
      toCart={
        <Button tone="outlined" type="submit" name="next" value="stay" isFullWidth>
          <Icon icon={cart} />
          <Trans>Add to cart</Trans>
        </Button>
      }
      toForm={
        <ButtonLink tone="filled" href={`#${SACRIFICE_FORM_ID}`}>
          <Trans>Donate</Trans>
        </ButtonLink>
      }
      noscript={
        <noscript>
          <Button tone="outlined" type="submit" name="next" value="show" isFullWidth>
            <Trans>Show the chosen country and a field for each name</Trans>
          </Button>
        </noscript>
      }
    />
  );
}

/** Whether the last share was taken before the form came. */
const isTaken = (memory: FormState | undefined): boolean =>
  memory?.errors.some(({ code, limit, path }) => path === 'quantity' && code === 'tooHigh' && limit === 0) ?? false;

/** How many shares the last post asked for: so many names belong to its animals. */
const sharesOf = (memory: FormState | undefined): number =>
  Math.min(MAX_SHARES, Math.max(1, parseCount(memory?.fields['quantity'] ?? '') ?? 1));

type Refused = { isSoldOut: boolean; offer: Offer; refusal: string | undefined; shares: number; words: SacrificeWords };

/** What is said of each field where it was refused. */
function useFieldWords({ isSoldOut, offer, refusal, shares, words }: Refused): Record<string, FieldWords> {
  const { t } = useLingui();
  const most = LONGEST_NAME;
  // Called by the numbers that its field has: the third share of an animal may be the donor's first.
  const nameWords = (position: NamePosition, index: number): [string, FieldWords] => {
    const { animal, number } = position;
    const label = animal === undefined ? nameLabel(position, offer, words) : t`Animal ${animal}, share ${number}`;
    return [
      nameFields[index]!,
      {
        label,
        required: t`${label}: enter the name`,
        invalid: t`${label}: enter a name of ${most} characters or fewer`,
      },
    ];
  };
  return {
    sacrificeId: {
      label: t`Country`,
      required: t`Choose a country`,
      invalid: refusal ?? t`Orders for this country have closed. Choose another country.`,
    },
    quantity: {
      label: t`How many shares`,
      required: t`Enter how many shares you want`,
      invalid: isSoldOut
        ? t`No shares are left in the country you chose. Choose another country.`
        : t`Enter the number of shares as a whole number`,
    },
    onBehalfOf: { id: 'name1', label: t`In whose name?`, invalid: t`Enter one name for each share` },
    ...Object.fromEntries(namePositions(offer, shares).map(nameWords)),
    proxyAccepted: { label: t`Proxy`, required: t`Check the box to agree to the proxy` },
  };
}
