/** What the API's document says in sentences: of its groups, and of each operation by method and path. */
export const TAGS: readonly { name: string; description: string }[] = [
  { name: 'Catalogue', description: 'Programs, campaigns and projects as everybody may see them.' },
  { name: 'Site', description: 'What the charity says of itself, and its newsletter.' },
  { name: 'Reference', description: 'Countries, cities, and settings that clients need.' },
  { name: 'Giving', description: 'Orders, their payments and the ways to pay.' },
  { name: 'Providers', description: 'Where payment providers send their events.' },
];

export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'get /project-types': 'All programs in their order, each with its icon and palette.',
  'get /project-types/{slug}': 'A program by its slug.',
  'get /project-categories': 'All campaigns in their order. A quick donation goes to the fund of one.',
  'get /projects': 'Public projects by filters, in an order, by `offset` or, without end, by `cursor`. `total` is exact without filters, and with them to 10,000. Every word of `search` must be found, in any of the three languages.',
  'get /projects/{slug}': 'A public project by its slug, a former slug or its id, with its latest donations and open projects like it. Names stand only where the donor allows.',
  'get /bank-accounts': 'The accounts to which donors transfer.',
  'get /contact-us-info': 'Telephone, email, place and social media of the charity.',
  'get /statistics': 'The figures of the front page, counted from the books where they can be. An amount stands in minor units beside its currency.',
  'get /sliders': 'The slides of the front page in their order.',
  'get /lookups/countries': 'Every country by its name in the caller\'s language, with currency, calling code and the kind of its tax number.',
  'get /lookups/countries/{code}': 'A country by its two letters of ISO 3166, in either case.',
  'get /lookups/nationalities': 'Every country as a nationality, by its name in the caller\'s language.',
  'get /lookups/cities': 'The larger cities of a country.',
  'get /client/system/settings/category/{category}': 'The settings of a category, with basic authentication. No secret leaves: Facebook\'s is always empty.',
  'post /email-subscriptions': 'Asks for the newsletter. A known address answers the same as a new one; it is subscribed when its owner follows the link in the email.',
  'get /payment-methods': 'Every way to pay in a currency and, for a recurring donation, at an interval; and why one is absent.',
  'post /user/orders': 'Prices the items by the records, writes the order and asks the payment provider. With the same `idempotency-key` and body it answers with the first response for 24 hours.',
  'get /user/orders': 'The orders of the account that asks.',
  'get /user/orders/{id}': 'An order of the account that asks; a guest\'s opens with `x-order-key`.',
  'get /user/payment-transactions/current/{id}': 'An order, or the order of a payment, and its current payment. The provider is asked while it is open.',
  'post /user/payment-transactions/current/{id}/retry': 'Ends the payment that was refused and begins another for the same order.',
  'post /webhooks/stripe': 'Takes an event of Stripe, signed. It is stored before it is answered and applied once.',
};
