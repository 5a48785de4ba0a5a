import { Trans, useLingui } from '@lingui/react/macro';
import { AmountField } from '#ds/components/amount-field/amount-field.tsx';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { QuantityField } from '#ds/components/number-field/quantity-field.tsx';
import { Presets } from '#ds/components/presets/presets.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { pathTo } from '#src/routes.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { type FormMemory, memoryOf } from '#src/screens/form/form-memory.ts';
import { FrequencyFields } from '#src/screens/form/frequency-fields.tsx';
import { GiveButtons } from '#src/screens/form/give-buttons.tsx';
import { revealed, revealer } from '#src/screens/form/reveal.css';

const FORM = 'cart/add';

/** Amount or count, once or regularly, as a gift or not; into the cart, or straight to the checkout. */
export function DonationForm({ locale, memory, project }: { project: ProjectDetail; locale: Locale; memory?: FormMemory | undefined }) {
  const { t } = useLingui();
  const { error, errors, limit, typed } = memoryOf(memory, FORM);
  const over = limit('amount');
  return (
    <EnhancedForm name={FORM} locale={locale} returnTo={pathTo('project', { slug: project.slug })} label={t`Your gift`}>
      <Stack gap={5}>
        <ErrorSummary errors={errors.map(({ message, path }) => ({ fieldId: path || undefined, message }))} />
        {over !== undefined && over > 0 && error('amount') && <Banner tone="info"><Trans>This project still needs <Money minor={over} currency={project.currency} />. Give that much, or give the rest to the same cause from the quick donation.</Trans></Banner>}
        <input type="hidden" name="type" value="project" />
        <input type="hidden" name="projectId" value={project.id} />
        {!project.unit && <FrequencyFields typed={typed} />}
        {project.unit
          ? <QuantityField name="quantity" label={t`How many`} hint={t`${textIn(project.unit.title, locale)}, each at its price`} defaultValue={Number(typed('quantity') ?? 1)} max={Math.max(1, Math.floor(project.remaining / project.unit.price))} error={error('quantity')} />
          : (
            <Presets name="preset" label={t`Amount`} amounts={project.suggestedAmounts} currency={project.currency} defaultValue={Number(typed('preset') ?? project.suggestedAmounts[0])} columns={4}>
              <AmountField name="amount" label={t`Or another amount`} currency={project.currency} defaultValue={typed('amount')} error={error('amount', 'price')} />
            </Presets>
          )}
        {project.unit && <Text size="small" tone="muted"><Trans>One costs <Money minor={project.unit.price} currency={project.currency} />.</Trans></Text>}
        {project.isSuitableForZakat && <Checkbox name="intention" value="zakat" label={<Trans>I give this as zakat</Trans>} isChecked={typed('intention') === 'zakat'} error={error('intention')} />}
        {project.endowmentPercentage > 0 && <Text size="small" tone="muted"><Trans>{project.endowmentPercentage}% of a gift given as charity goes to the endowment; nothing of zakat does.</Trans></Text>}
        {project.isGiftable && <GiftFields typed={typed} error={error} />}
        <GiveButtons cartTone="outlined" />
      </Stack>
    </EnhancedForm>
  );
}

type Memory = ReturnType<typeof memoryOf>;

/** Shown by the box itself, without script. */
function GiftFields({ error, typed }: Pick<Memory, 'typed' | 'error'>) {
  const { t } = useLingui();
  return (
    <div className={revealer}>
      <Checkbox name="isGift" label={<Trans>Donate on behalf of family or a friend</Trans>} isChecked={typed('isGift') === 'on'} />
      <div className={revealed}>
        <Stack gap={4}>
          <TextField name="giftReceiverName" label={t`Their full name`} defaultValue={typed('giftReceiverName')} error={error('giftReceiverName')} maxLength={120} />
          <TextField name="giftReceiverPhoneNumber" label={t`Their phone, with country code`} type="tel" isLeftToRight placeholder="+966 50 123 4567" defaultValue={typed('giftReceiverPhoneNumber')} error={error('giftReceiverPhoneNumber')} />
        </Stack>
      </div>
    </div>
  );
}
