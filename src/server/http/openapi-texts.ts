/** The descriptions in the OpenAPI document: of groups, and of each operation by method and path. */
export const TAGS: readonly { name: string; description: string }[] = [
  { name: 'Catalogue', description: 'Public programs, campaigns and projects.' },
  { name: 'Content', description: 'Blog posts and news.' },
  { name: 'Site', description: 'Data of the charity, and its newsletter.' },
  { name: 'Reference', description: 'Countries, cities, and settings that clients need.' },
  { name: 'Calculators', description: 'Religious sums, each with its working. Nothing that is sent is stored.' },
  { name: 'Accounts', description: 'Signing up and in, and the signed-in devices.' },
  { name: 'Giving', description: 'Orders, payments and payment methods.' },
  {
    name: 'Back office',
    description: 'For staff, with a second factor, by role. Every call that changes something is in the audit log.',
  },
  { name: 'Providers', description: 'Webhooks of payment providers.' },
];

export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'get /project-types': 'All programs in their order, with icon and palette.',
  'get /project-types/{slug}': 'A program by its slug.',
  'get /project-categories': "All campaigns in their order. A quick donation goes to a campaign's fund.",
  'get /projects':
    'Public projects, filtered and sorted, paged by `offset` up to a limit or by `cursor` without one. `total` is exact without filters, and counted up to 10,000 with them. Every word of `search` must be found, in any of the three languages.',
  'get /projects/{slug}':
    'A public project by its slug, a former slug or its id, with its latest donations and related open projects. Names of donors appear only with their consent. `remaining` is what it still takes; where that is less than one unit, or than the least donation, it is given in one sum, as `POST /user/orders` says.',
  'get /projects/{slug}/ledger':
    'Every posting of a public project, by its slug, a former slug or its id: nobody is named. `balance` is what the fund holds after the line, in its currency; lines of `account` `endowment` and `institution` do not change it. Numbers have no gaps, and each `hash` is made of the line and of the hash before it, so that whoever keeps one notices a change; docs/decisions/0065 has the bytes. `sort` is `newest` or `oldest`. `published` is the last line in a signed statement, see `/ledger/heads.json`. 404 for a project that is not public.',
  'get /ngos':
    "Approved institutions by name in the caller's language, or the latest approved first. Filtered by `country` and `partnerKind`. Every word of `search` must be found in name, place or description, in any of the three languages.",
  'get /ngos/{slug}':
    'An approved institution by its slug or id: its permit, public documents, what it promised and what was found, and who supervises it. Sums are those of the ledger, in the currency of the site.',
  'get /ngo/projects/all/{slug}':
    'Every published or completed project of an approved institution, by its slug or id. 404 for one that is not public.',
  'get /units': 'Every unit in which projects count donations, with its plural forms by language.',
  'get /tags': 'Every tag; projects hold its `code`, by which `GET /projects` filters.',
  'get /beneficiary-types': 'Every kind of beneficiaries; projects hold its `code`.',
  'get /cases/{billNumber}':
    'What a bill number belongs to, nothing personal. A case that is not public is answered as an unknown number. Spaces, dashes and Arabic digits are accepted.',
  'post /tafreej/eligibility':
    'Whether a claim can become a Tafreej case: the four rules, and which are not met. `claim` is in halalas. Nothing is stored.',
  'get /sacrifice-categories': 'Kinds of sacrifices in their order, each with its rule and who says so.',
  'get /sacrifices':
    'Published sacrifices, those that can be ordered first: price of a share, what is left, and the cut-off by the clocks of the country. Filtered by `category` (id or slug) and `country`.',
  'get /blogs':
    'Published blog posts, the newest first, paged by `offset` or `cursor`. Filtered by `category` (id or slug), `tag`, and the days `from` and `to` of publishing, by UTC. Every word of `search` must be found, in any of the three languages.',
  'get /blogs/{slug}':
    'A published blog post by its slug, a former slug or its id: its text as sanitized HTML by language.',
  'get /news':
    'Published news, the newest first, paged by `offset` or `cursor`. Filtered by `category` (id or slug), `tag`, and the days `from` and `to` of publishing, by UTC. Every word of `search` must be found, in any of the three languages.',
  'get /news/{slug}':
    'A published news item by its slug, a former slug or its id: its text as sanitized HTML by language.',
  'get /events':
    'Published events, the latest first, paged by `offset` or `cursor`; `sort` is `latest` or `soonest`. Filtered by `tag` and the days `from` and `to` of their beginning, by the clocks of the place. Every word of `search` must be found, in any of the three languages. `state` is what a visitor can do: join, wait, or nothing.',
  'get /events/{slug}':
    'A published event by its slug, a former slug or its id: its text as sanitized HTML by language, its program, and how many seats are left.',
  'get /training': 'Published training, the latest first, paged and filtered as `GET /events`.',
  'get /training/{slug}':
    'Published training by its slug, a former slug or its id: its text and terms as sanitized HTML by language, its days with their free seats, and what people said of it.',
  'post /event-applications':
    'Takes `seats` (1 without it) at an event, by slug or id, and confirms it by email. 409 where it is closed, cancelled or full; where it is full and `waitingList` is true, the person waits, and gets the first seats that are freed.',
  'post /training-applications':
    'Applies for training, by slug or id, with a seat on each of the `days`, which are days of the training. Under 18 on the last day of registration: 422 `tooLow` at `dateOfBirth`, which is not stored. Fewer days than the training asks for: 422 `tooLow` at `days`; an unknown or full day: 422 `invalidSelection`. 409 where registration is over or no days are left.',
  'get /categories':
    'Every category of blog posts and news, in its order; `GET /project-categories` has the campaigns.',
  'get /metals':
    'The newest price of a gram of gold in each caliber, and of silver, with its time and source; a decimal of major units. `isOutdated` says that it is older than the site allows.',
  'post /zakat/calculate':
    'Zakat on what a person owns. Sums are exact and rounded once, half up. 503 where a metal that is needed has no price in the currency; a price that is older than the site allows is used, and is `isOutdated` in `prices`.',
  'get /stocks':
    'Companies whose rates of purification are published, by symbol, each with its rates, newest period first. A rate is an exact decimal in major units for one share; its `authority` and `source` are in the language of the caller. Every word of `search` must be found in the symbol or a name.',
  'post /stock-purge/calculate':
    'What is to be disposed of: shares × rate for each line, exact, and rounded once, half up. A rate of zero or less is nothing. A symbol that is unknown, or a period without a rate, is 422 `invalidSelection` at its path. Below `minimum` the sum cannot be paid.',
  'post /kafarat/calculate':
    "How many different people are fed for an expiation or fidya, and what it costs at a country's price for one. 422 `invalidSelection` at `country` where no food can be given there; 503 where there is no country at all. A price that is older than the site allows is used, and `isOutdated` says so.",
  'get /bank-accounts': "The charity's bank accounts for transfers, each with the purpose that its money is used for.",
  'get /faqs':
    'Published questions in their order, each with a one-sentence answer and the reason. Filtered by `group` (its slug). Every word of `search` must be found, in any of the three languages.',
  'get /partner-types': 'Executive partners carry projects out, supervising partners check how they are carried out.',
  'get /partners': 'Published partners in the order of their kinds; `type` is the code or the id of a kind.',
  'get /contact-us-info': 'Telephone, email, address and social media of the charity.',
  'get /statistics':
    'The figures of the home page, counted from the ledger where possible. Amounts are in minor units, with their currency.',
  'get /sliders': 'The slides of the home page in their order.',
  'get /annual-reports':
    'Published reports of years that are over, the latest first, with the figures of each: what was given by month with zakat apart, what it was spent on, and what went wrong. `pdfUrl` is the same as a tagged PDF, `csvUrl` a file for spreadsheets.',
  'get /lookups/countries':
    "Every country, sorted by its name in the caller's language, with currency, calling code and kind of tax number.",
  'get /lookups/countries/{code}': 'A country by its two-letter code of ISO 3166, in upper or lower case.',
  'get /lookups/nationalities': "Every country as a nationality, sorted by its name in the caller's language.",
  'get /lookups/cities': 'The larger cities of a country.',
  'get /client/system/settings/category/{category}':
    "The settings of a category, with basic authentication. Secrets are never returned: Facebook's is always empty.",
  'post /email-subscriptions':
    'Subscribes to the newsletter. The response is the same for a known and a new address, which is subscribed when its owner follows the link in the email.',
  'post /contact-us':
    'Stores a message for the staff and confirms it by email. The same message of the same address on the same day is stored once, and answered with the same number.',
  'post /volunteer':
    'Stores an offer of help for the staff and confirms it by email. 422 `tooLow` at `dateOfBirth` for people under 16, at `startDate` for a day that is over everywhere, at `endDate` for one before `startDate`, at `time.to` for one that is not after `time.from`; `preferredTypes` and `preferredCategories` are ids or slugs of programs and causes.',
  'post /users/auth/signup':
    'Makes an account and emails a code that confirms its address. An email that has an account already gets the same response, and its owner an email. 422 `weakPassword` at `password` for one that is among the most often breached, of fewer than ten characters, or little but the name; `invalidSelection` at `username` for one that is taken; `tooLow` at `dateOfBirth` for people under 13.',
  'post /users/auth/login':
    'Signs in by email or username. 401 `invalidCredentials` for an unknown account and for a wrong password alike; 429 after ten wrong passwords for one login in a quarter of an hour. With `x-client: web` from the site itself, `refresh` is a cookie and not in the body.',
  'post /users/auth/token':
    'Changes a refresh token for new tokens. A token that was used before ends its session, but for ten seconds in which a second tab gets the same new one. 401 where the session has ended.',
  'post /users/auth/logout': 'Ends the session of the access token. What it gave out does not count any more.',
  'post /users/auth/email-otp':
    'Emails a code of six digits that works for ten minutes. The same response whether or not the email has an account.',
  'post /users/auth/email':
    'Confirms an email by its code, which may be tried five times. 422 `otpInvalid` or `otpExpired` at `otp`.',
  'post /users/auth/phone-otp':
    'Sends a code of six digits by text message, if exactly one account names the number as its own, or that of the caller does. The same response for every number. 422 `invalidSelection` at `phone.country` for a country without a calling code.',
  'post /users/auth/verify-phone':
    'Confirms a phone number by its code, which may be tried five times. The number signs in from then on; an account that had confirmed it before has to show it again. 422 `otpInvalid` or `otpExpired` at `otp`.',
  'post /users/auth/forget-password-otp':
    'Emails a code for a new password. The same response whether or not the email has an account.',
  'patch /users/auth/password':
    'Sets a new password, by a code from an email or, signed in, by the present password. Every other session ends, and the owner gets an email. 401 `invalidCredentials` for a wrong present password.',
  'get /users/second-factor':
    'For staff. `none`: no app is set up. `asked`: one is, and calls of staff answer 403 `secondFactorRequired` until this session has shown its code, which counts for twelve hours.',
  'post /users/second-factor':
    'For staff. Makes the secret of a new app: an address for a QR code, and the same key to type. 409 where an app is set up already.',
  'post /users/second-factor/confirm':
    'For staff. Sets the app up by its first code, and answers ten recovery codes, which are stored as hashes and shown this once. 422 `otpInvalid` at `code`.',
  'post /users/auth/second-factor':
    'For staff. Confirms the session by a code of the app or by a recovery code; neither counts a second time. 422 `otpInvalid` at `code`; 429 after five codes in a quarter of an hour.',
  'post /users/auth/passkey/options':
    'The options of WebAuthn for signing in, with a challenge that counts once, for five minutes. The same for everybody: the device knows whose passkeys it has.',
  'post /users/auth/passkey':
    'Signs in by what a device answered. 401 `invalidCredentials` for an unknown passkey, a used challenge and a wrong signature alike. The session counts as confirmed by a second factor. With `x-client: web` from the site itself, `refresh` is a cookie and not in the body.',
  'get /users/sessions': 'The devices on which the caller is signed in, the last used first.',
  'delete /users/sessions/{id}': 'Signs a device of the caller out. 404 for any other.',
  'post /users/social-auth/google':
    'Signs in by an ID token of Google, with the `nonce` that the client gave for it. The first time it connects the person with the account that calls, if one does, else with the account of their email where both sides know it to be theirs, else with a new account, for which `dateOfBirth` is sent. 401 for a token that does not hold or was used before; 404 where it is not offered here; 409 where the email is used by an account that has to be signed in to first, or none is given; 422 `required` or `tooLow` at `dateOfBirth` where an account would be made without an age of 13; 503 where the provider cannot be asked.',
  'post /users/social-auth/facebook':
    'Signs in by an access token of Facebook for the app of this site. The first time it connects the person with the account that calls, if one does, else with the account of their email where both sides know it to be theirs, else with a new account, for which `dateOfBirth` is sent. 401 for a token that does not hold; 404 where it is not offered here; 409 where the email is used by an account that has to be signed in to first, or none is given; 422 `required` or `tooLow` at `dateOfBirth` where an account would be made without an age of 13; 503 where the provider cannot be asked.',
  'post /users/social-auth/apple':
    'Signs in by an ID token of Apple, with the `nonce` that the client gave for it, or its SHA-256 in hexadecimal digits. The first time it connects the person with the account that calls, if one does, else with the account of their email where both sides know it to be theirs, else with a new account, for which `dateOfBirth` is sent. 401 for a token that does not hold or was used before; 404 where it is not offered here; 409 where the email is used by an account that has to be signed in to first, or none is given; 422 `required` or `tooLow` at `dateOfBirth` where an account would be made without an age of 13; 503 where the provider cannot be asked.',
  'get /payment-methods':
    'Every payment method for a currency and, for a recurring donation, an interval, and why it is not offered.',
  'post /user/orders':
    'Prices the items, stores the order and creates the payment at its provider. For 24 hours the same `idempotency-key` and body return the first response. More than a project still needs is 422 `tooHigh` at `price` or `quantity`, with what it takes in `limit`. Where less is left than one unit, or than the least donation, the project takes exactly `remaining` as `price`: any other sum is 422 `tooLow` or `tooHigh` at `price`, with the rest in `limit`. A child that somebody else sponsors, and a project that has closed, are 422 `invalidSelection` at `projectId`. A donation to a project that asks in another currency counts into its goal at the rate of the day; without a recent rate it is 422 `noExchangeRate` at `currency`, and a recurring one 422 `invalidSelection` at `isSubscription`.',
  'post /files':
    'Stores a file of the caller, which a record may use within a day; what no record uses is deleted then. The bytes decide the type: JPEG, PNG, GIF (its first frame) and WebP, up to 2 MB, an avatar up to 1 MB; a logo JPEG or PNG; a legal document also PDF, up to 5 MB. Pictures are decoded and encoded again as WebP, without what else they carried. 413 for more bytes or pixels, 415 for another type.',
  'post /users/auth/own-email-otp':
    'Emails a code to the present address of an account that has no password, as the proof that another address is asked for with. 409 where the account has a password; 429 within a minute of the last code.',
  'post /users/auth/new-email-otp':
    'Emails a code to another address, which is the address of the account once the code is sent back. With `password`, or for an account without one with `otp`, the code that went to the present address. An address of another account gets the same response, and its owner an email. 422 `invalidSelection` at `email` for the present address, and at `password` for a wrong one; 429 within a minute of the last code.',
  'post /users/auth/new-email':
    'Changes the email of the account by the code that went to the new address, which may be tried five times. Every other session ends, codes and links to sign in that went to the former address do nothing any more, and that address gets an email. The links in receipts work until they expire. What was written to it goes to the new one. 422 `otpInvalid` or `otpExpired` at `otp`; 409 where another account has the address by now.',
  'delete /users/auth/new-email': 'Forgets the address that was asked for. The email of the account stays as it is.',
  'get /users/profile':
    "What the account holds and shows of the caller. `membership` follows from what was given since joining, less what was returned; a medal is never lost. What a guest gave with the caller's email is the caller's once the email is confirmed.",
  'patch /users/profile':
    'Changes only what is sent; null empties the name, the phone and the second program, and takes the picture away. `image` is the id of an uploaded avatar. 422 `invalidSelection` for an unknown program; `tooLow` at `dateOfBirth` for people under 13.',
  'get /users/settings':
    'What the caller chose of the site. `notices` are the kinds of email that may be left out; everything else is always sent. Of an email that is not confirmed nothing is told.',
  'patch /users/settings':
    'Changes only what is sent. 403 for `newsletter` and `notices` while the email is not confirmed.',
  'get /user/orders':
    "The caller's orders, the last first, also those that a guest made with the caller's confirmed email. Filtered by `year` of placing, by UTC, by `orderStatus`, by the `kind` of a line, by the `program` of a project, and by `interval`: `once`, or that of its recurring donation.",
  'delete /users/profile':
    'Erases what is personal of the caller, in the account and in paid orders; orders, payments and the ledger stay, without the person. Every session ends. 422 `invalidSelection` at `password` for a wrong one, and at `recurring` while a recurring donation runs.',
  'get /users/profile/export':
    'The account with its settings, every order with what was said of its donor, the recurring donations and sponsorships, what the caller saved, and the signed-in devices.',
  'get /user/subscriptions':
    "The caller's recurring donations that were paid once, those that run first. The link in each receipt manages them too.",
  'get /user/sponsorships':
    'The children whom the caller sponsors or sponsored, those that run first. `news` is what this sponsor was told, and what the page of the child says since the sponsorship began. `child` is null, and `news` empty, once the consent of the guardian is withdrawn: the sponsorship goes on.',
  'get /user/zakat':
    'The day of the lunar year and the results of the calculator that the caller kept, the last first. Nothing is kept but by the caller.',
  'patch /user/zakat':
    'Keeps the day from which lunar years are counted, of which the caller is reminded a week before; null keeps none any more. 422 `invalidSelection` for a day to come, or one before 2000.',
  'post /user/zakat/records':
    'Keeps the totals of a calculation under the day of today, and nothing of what they were made of. 409 beyond two hundred.',
  'delete /user/zakat/records/{id}': 'Deletes the totals of a calculation.',
  'get /user/gift-receivers': 'Whom the caller saved, by name. Nobody is saved but by the caller.',
  'post /user/gift-receivers':
    'Saves somebody whom the caller gives for, with an email, a phone, or both. Whoever is saved already stays as they are. 409 beyond fifty.',
  'patch /user/gift-receivers/{id}':
    'Changes only what is sent; null takes the email or the phone away, and one of them stays. 409 where the very same is saved already.',
  'delete /user/gift-receivers/{id}': 'Deletes whom the caller saved. Donations keep whom they were for.',
  'patch /user/subscriptions/{id}':
    'Changes what is sent, all or nothing: `status` `paused` for `months` (1 without it) or `active`, `amount`, and `skip` with the date of `nextAt`. A date that has moved on skips nothing. Where the provider runs the donation, as PayPal does, `amount` is sent alone and becomes `pendingAmount` until the donor agrees on the page of `approvalUrl`; the same call opens that page again, and the present amount takes the request back. 409 while it is being charged, after its end, where a status forbids it, and for the amount of a sponsored child. 503 where that provider does not answer.',
  'delete /user/subscriptions/{id}':
    'Cancels it for good, and answers with it; the donor gets an email. One that has ended stays so. 409 while it is being charged.',
  'get /analytics/user':
    'What the caller gave, less what was returned, in the currency of the site: by month of payment, by kind of donation and by program.',
  'get /user/orders/{id}': "An order of the caller's account, or with `x-order-key` a guest's order.",
  'get /users/profile/statements/{year}':
    'The donations whose money arrived in a year, by UTC, less what was returned since, as a tagged PDF in the language of the request. 404 where there are none.',
  'get /user/orders/{id}/receipt':
    "The receipt of an order as a tagged PDF in the donor's language. A guest's order opens with `x-order-key`. 404 for the order of somebody else, and until the money has arrived.",
  'get /user/payment-transactions/current/{id}':
    'An order, by its id or that of a payment, and its current payment. While that is open, the provider is called.',
  'post /user/payment-transactions/paypal/capture':
    "For a page that asks PayPal by script. The return page does the same by itself. `orderId` is PayPal's id of the payment.",
  'post /user/payment-transactions/current/{id}/retry':
    'Cancels the payment that failed and creates another for the same order.',
  'post /user/payment-transactions/current/{id}/card-check':
    'While stolen cards are tested on the site, a payment by card has no `clientSecret` but a `cardCheck`. `needed`: send the work of its puzzle as `solution` (for each part a whole number whose PBKDF2-SHA-256 key of `part:number`, with the salt and the iterations, begins with that many zero bits), or the code from the email as `code`. `paused`: no card payment is made for a while; a bank transfer is.',
  'post /user/payment-transactions/current/{id}/card-check/code':
    "Sends six digits to the donor's email address, at most three times for an order. 429 after that.",
  'post /user/orders/{id}/refund-requests':
    "Asks for the money of an order of the caller's account, or with `x-order-key` of a guest's order. Staff decide; the donor gets an email at each step. 409 where the order is not paid, was returned, is disputed at the bank, was carried out, or was asked for before. For 24 hours the same `idempotency-key` and reason return the first response.",
  'get /admin/bank-transfers':
    'For finance. What came in by the imported statements, the oldest first, paged by `cursor`. Open ones have `matches`: the expected transfers that they may be, the likeliest first, with what speaks for each and what staff should know.',
  'post /admin/bank-transfers/imports':
    'For finance. Takes a file of the bank in camt.053, MT940 or CSV, whole or not at all: its account and currency must be ours, and its balances must agree with its movements. A movement that an earlier import had is left as it is. `gap` is what the opening balance differs from the closing one before it. 422 `invalidFormat` at `file`, with the reason in `errorMessage`, where it is cut off, changed, or in another encoding.',
  'post /admin/bank-transfers/confirmations':
    'For finance. Books all open transfers with the reference of one expected transfer and nothing that hints at money booked before.',
  'post /admin/bank-transfers/{id}/confirm':
    'For finance. Books a transfer for the order with `reference`, or for its only match without one. 422 at `reference` where there is none or several, or it is of an order in another currency; 409 where it is booked or ignored already. Nothing is ever booked twice.',
  'post /admin/bank-transfers/{id}/ignore':
    'For finance. Closes a movement that is no transfer of a donor, with a `reason` for the audit log. 409 where it is closed already.',
  'post /webhooks/xendit':
    'Receives an event of Xendit with its token, which is stored before the response and applied once. It only makes the site ask Xendit.',
  'post /webhooks/paypal': 'Receives a signed event of PayPal, which is stored before the response and applied once.',
  'post /webhooks/stripe': 'Receives a signed event of Stripe, which is stored before the response and applied once.',
};
