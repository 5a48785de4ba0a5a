import { msg } from '@lingui/core/macro';
import { decodeCart } from '#src/contracts/cart.ts';
import { cookieName, type CookieRule, COOKIES } from '#src/contracts/cookies.ts';
import { emptyCart } from '#src/domain/cart.ts';
import { requestCookie } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { CartScreen } from '#src/screens/cart/cart-screen.tsx';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { findReplacedOrder } from '#src/server/checkout/replaced-order.ts';
import { isSecureSite } from '#src/server/http/cookies.ts';
import { getServices } from '#src/server/services.ts';

export default async function CartPage({ locale }: { locale: Locale }) {
  const [ctx, kept] = await Promise.all([getServices(), readFormFlash()]);
  const read = decodeCart(
    requestCookie(COOKIES.cart.name),
    requestCookie(cookieName(COOKIES.cartKey, isSecureSite(ctx.env))),
  );
  const cookie = (rule: CookieRule) => requestCookie(cookieName(rule, isSecureSite(ctx.env)));
  const view = await describeCart(ctx, 'cart' in read ? read.cart : emptyCart, await findReplacedOrder(ctx, cookie));
  return (
    <>
      <PageMeta title={msg`Your cart`} />
      <CartScreen
        cart={'cart' in read ? view : { ...view, wasUnreadable: true }}
        locale={locale}
        kept={kept}
        notice={kept?.form.startsWith('cart/add') ? kept.done?.message : undefined}
      />
    </>
  );
}
