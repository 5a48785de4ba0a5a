import { Button } from '#ds/components/button/button.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { cart } from '#ds/icons/icons.ts';
import { Stack } from '#ds/layout/stack.tsx';
import { WithSum } from '#src/screens/form/with-sum.tsx';

type PayButtonsProps = {
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  /** Given by the server: in the browser's catalog every page would carry them. `pay` has the mark of the sum. */
  words: { pay: string; addToCart: string };
};

/** The two ways on from a calculated sum: straight to the checkout, or into the cart. The pressed one is the form's field `next`. */
export function PayButtons({ amount, currency, words }: PayButtonsProps) {
  return (
    <Stack gap={2}>
      <Button tone="filled" size="large" type="submit" name="next" value="checkout" isFullWidth>
        <WithSum text={words.pay} amount={amount} currency={currency} />
      </Button>
      <Button tone="outlined" type="submit" name="next" value="stay" isFullWidth>
        <Icon icon={cart} />
        {words.addToCart}
      </Button>
    </Stack>
  );
}
