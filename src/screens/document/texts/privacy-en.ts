import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const privacyEn: SiteDocument = {
  title: 'Privacy policy',
  lead: 'What we learn about you, what for, who else sees it, and when it is deleted. In short: as little as a donation needs.',
  updatedOn: '2026-11-25',
  sections: [
    {
      id: 'what-we-hold',
      title: 'What we hold about you',
      blocks: [
        'You can read every page, use the calculators and fill a cart without telling us who you are. When you donate, we ask for what the donation needs:',
        [
          'your name and email, for the receipt and for messages about this donation',
          'your phone number, if you enter it',
          'what you donate, to what, when, and whether it is zakat',
          'if you donate in somebody’s name: their name, and the email or phone number that the card goes to',
          'a message, if you write one',
        ],
        'Your name is shown on a project’s page only if you check that box. Your email and your phone number are never shown.',
        'Card numbers never reach us. You type them into a frame or on a page of the payment company, and we learn only whether the payment succeeded and, if not, why.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You need no account to donate. If you create one, we hold:',
        [
          'your username, your email, and your password in a form from which it cannot be read back',
          'what you add yourself: name, phone, gender, date of birth, nationality, the causes you give to most, and a picture, from which we remove the place and time it was taken',
          'your passkeys: a public key and the name you see; your fingerprint or face stays on your device',
          'the devices you are signed in on: the kind of browser and system, and when they were last used',
          'your recurring donations with their next dates, and the medals that follow from what you gave',
          'people you give for, results of the zakat calculator and the day of your lunar year, each only if you save it there',
          'the children you sponsor, with the news you received',
          'the language and digits you read, what you agreed to and when, and which emails you turned off',
          'for staff, the second factor, encrypted',
        ],
        'On your account page you can see all of it, download it as a file, sign out a device and erase the account. After that the books keep the amounts, without your name.',
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      blocks: [
        'Forms ask for what their purpose needs, and none of it is used for another:',
        [
          'newsletter: your email and language, once you have confirmed it by email',
          'reminder of the season of sacrifices: the same, for one email; taking it back deletes it at once',
          'contact: your message, and your name, email and phone if you enter them',
          'events: your name and email, so that you have a seat and hear from us if something changes',
          'training: also your phone and the days you chose; your date of birth is used only to check that you are 18, and is not stored',
          'volunteering: also your phone, gender, date of birth and nationality, where you live, when you have time, your education, occupation and interests',
        ],
        'What is typed into a long form stays on your device as a draft until you send or clear it. Against spam we look only at how a form was filled in; no puzzle and no other company is involved.',
      ],
    },
    {
      id: 'cards-and-transfers',
      title: 'Card payments and bank transfers',
      blocks: [
        'Thieves try out stolen cards with small donations. So we count declined cards for each network, under a scrambled form of its address, and after a few of them ask your browser for a small calculation, or you for a code sent to your email; after more, cards are paused for that network for a while. A member of our staff can lift this: write to us.',
        'Our bank statements give the name of the sender and the text of the transfer. We read them to find the donation that belongs to it. The name and the text are deleted later; the amount and the day stay in the books.',
      ],
    },
    {
      id: 'calculators',
      title: 'Zakat and other calculators',
      blocks: [
        'Your browser does the math. Nothing about your wealth is sent unless you decide so. If you put the result into the cart, only the result is sent. If you keep it in your account, only the totals of wealth, nisab and zakat are stored, until you delete them. Without JavaScript the figures are sent to be computed; they are encrypted and deleted when the result is shown.',
      ],
    },
    {
      id: 'what-for',
      title: 'What we use it for',
      blocks: [
        [
          'to carry out your donation and send its receipt (our contract with you)',
          'to keep the books that the law asks of a charity (a legal duty)',
          'to stop stolen cards and floods of requests (our legitimate interest in keeping the site working)',
          'to send the newsletter, if you confirmed it by email (your consent, which every issue lets you withdraw)',
          'to remind you once of the season of sacrifices, if you asked for it and confirmed it by email (your consent)',
        ],
        'We build no profile of you, take no decision about you by a machine alone, and never sell or exchange data.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      blocks: [
        'Apart from what is named here, and measurement if you agree to it, the pages load nothing from other companies: no fonts, no maps, no counters, no buttons of social networks. These companies receive what their work needs:',
        [
          'the payment company that you choose at the checkout: the amount, your name and your email. Its script is loaded on that page only, and only for a card payment',
          'PayPal, if you choose it: the amount and the number of the donation. You pay on its own page, where its own privacy statement applies; nothing of PayPal is loaded on ours',
          'Xendit, where it takes cards for us: the amount and the number of the donation. You enter the card on its own page, where its own privacy statement applies; nothing of Xendit is loaded on ours',
          'the companies that deliver our emails and text messages: the address or the number, and the text',
          'the company on whose machines the site and its files are kept, which may not use them',
        ],
        'An institution learns what was donated to its project, not by whom, unless you chose to show your name with a donation. Authorities receive data only where a law obliges us.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'All cookies are our own. None follows you to another site, and those that a script can read hold nothing personal. The site works without them; only the cart and your settings are then forgotten.',
        { show: 'cookies' },
        'After a paid donation your browser keeps what it went to, without an amount or a name, so that the home page can offer it again. It is never sent to us, and a button beside it removes it.',
        'On this device your browser also keeps copies of the calculators, of the last ten projects you opened and of your cart, so that they work without a connection. The copy of the cart is deleted with the cart; clearing this site’s data in your browser deletes the rest.',
        'We count how often each kind of page is opened on a day, in each language. The count holds nothing about who opened it.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        'A program deletes what is past its time every ten minutes. These are the times it uses:',
        { show: 'retention' },
        'Paid donations, refunds and the ledger are kept, because books must be. They hold amounts, dates and purposes. The name and address that belong to a paid donation are kept beside them until you ask us to erase them.',
      ],
    },
    {
      id: 'children',
      title: 'People in need',
      blocks: [
        'What a page says about a child or a family is only what they or their guardian agreed to: a first name, an age, a country. No face has to be shown. The consent can be withdrawn at any time, and then we change the page.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        'Everything travels encrypted. Names and messages of a cart are also stored encrypted. Logs hold no addresses of pages that you visited, and no personal data. Staff see only what their task needs.',
        'If data is ever exposed in a way that may harm you, we tell you and the authority within 72 hours of learning of it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You may ask what we hold about you, have it corrected, erased or handed to you as a file, object to its use or have it restricted, withdraw a consent at any time, and complain to the data-protection authority of your country. Write to us; we answer within 30 days and ask for nothing but proof that the email is yours.',
        { show: 'contact' },
      ],
    },
  ],
  changes: [
    {
      on: '2026-11-25',
      text: 'What you can save in your account: people you give for, results of the zakat calculator, your zakat day; and which emails you get.',
    },
    {
      on: '2026-11-23',
      text: 'Accounts, what you send us, card checks and bank transfers have sections of their own; more times are listed.',
    },
    { on: '2026-11-22', text: 'First version.' },
  ],
};
