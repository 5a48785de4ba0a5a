import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const privacyEn: SiteDocument = {
  title: 'Privacy policy',
  lead: 'What we learn about you and why, who else sees it, and when it is deleted. In short, we ask for as little as a donation needs.',
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
          'if you donate in somebody’s name: their name, and the email address or phone number that the card goes to',
          'a message, if you write one',
        ],
        'Your name is shown on a project’s page only if you check “Show my name on the project page”. Your email and your phone number are never shown.',
        'Card numbers never reach us. You enter them on the payment provider’s own form or page, and we learn only whether the payment succeeded and, if not, why.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You do not need an account to donate. If you create one, we hold:',
        [
          'your username, your email address and your password, which is stored so that it cannot be read back',
          'what you add yourself: name, phone, gender, date of birth, nationality, the causes you give to most, and a picture, from which we remove the place and time it was taken',
          'your passkeys: a public key and the name you see; your fingerprint or face stays on your device',
          'the devices you are signed in on: the kind of browser and operating system, and when they were last used',
          'your recurring donations with their next dates, and the medals you have reached by giving',
          'the people you donate on behalf of, your zakat calculator results and your zakat day, each only if you save it to your account',
          'the children you sponsor, with the news you received',
          'the language and digits you chose, what you agreed to and when, and which emails you turned off',
          'for staff, the second factor, encrypted',
        ],
        'On your account page you can see all this data, download it as a file, sign out a device and erase the account. Once the account is erased, our books keep the amounts, without your name.',
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      blocks: [
        'Each form asks only for what its purpose requires, and nothing you enter is used for another purpose:',
        [
          'newsletter: your email and language, once you have confirmed your subscription by email',
          'qurbani reminder: your email and language, for one email; if you cancel the reminder, your address is deleted at once',
          'contact: your message, and your name, email address and phone number if you enter them',
          'events: your name and email, so that we can reserve your seat and tell you if something changes',
          'training: your name, email address and phone number, and the days you chose; your date of birth is used only to check that you are 18 or older, and is not stored',
          'volunteering: your name, email, phone, gender, date of birth and nationality, where you live, when you have time, your education, occupation and interests',
        ],
        'What is typed into a long form stays on your device as a draft until you send or clear it. To stop spam, we look only at how a form was filled in; there are no puzzles, and no other company is involved.',
      ],
    },
    {
      id: 'cards-and-transfers',
      title: 'Card payments and bank transfers',
      blocks: [
        'Thieves try out stolen cards with small donations. So we count declined cards for each network and store the network’s address only in scrambled form. After a few declined cards, we ask your browser to do a small calculation, or we ask you for a code that we send to your email. After more of them, we pause card payments from that network for a while. Our staff can lift the pause if you write to us.',
        'Our bank statements show the sender’s name and the message sent with the transfer. We read them to find the donation that each transfer is for. The name and the message are deleted later; the amount and the day stay in the books.',
      ],
    },
    {
      id: 'calculators',
      title: 'Zakat and other calculators',
      blocks: [
        'Your browser does the math. Nothing about your wealth is sent unless you choose to send it. If you put the result into the cart, only the result is sent. If you save it in your account, only the totals of wealth, nisab and zakat are stored, until you delete them. Without JavaScript, your figures are sent to us for the calculation; they are encrypted, and they are deleted once the result is shown.',
      ],
    },
    {
      id: 'what-for',
      title: 'What we use your data for',
      blocks: [
        [
          'to carry out your donation and send its receipt (our contract with you)',
          'to keep the books that the law requires of a charity (a legal duty)',
          'to stop floods of requests and the use of stolen cards (our legitimate interest in keeping the site working)',
          'to send the newsletter, if you confirmed your subscription by email (your consent, which you can withdraw in every issue)',
          'to send you one qurbani reminder, if you asked for it and confirmed it by email (your consent)',
        ],
        'We do not build a profile of you, we do not make decisions about you by automated means alone, and we never sell or exchange data.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees your data',
      blocks: [
        'Apart from what is named here, and measurement if you agree to it, our pages load nothing from other companies: no fonts, maps, counters or social media buttons. The following companies receive only what they need for their work:',
        [
          'the payment provider that you choose at checkout: the amount, your name and your email address; its script is loaded on that page only, and only for a card payment',
          'PayPal, if you choose it: the amount and the donation number; you pay on PayPal’s own page, where its own privacy statement applies, and nothing from PayPal is loaded on our pages',
          'Xendit, where it takes card payments for us: the amount and the donation number; you enter the card on Xendit’s own page, where its own privacy statement applies, and nothing from Xendit is loaded on our pages',
          'the companies that deliver our emails and text messages: the address or the number, and the text',
          'the company that hosts our site and its files; it may not use the data',
        ],
        'An institution learns what was donated to its project, but not by whom, unless you chose to show your name with a donation. Authorities receive data only where the law requires it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'All cookies are our own. None follows you to another site, and those that a script can read hold nothing personal. The site works without cookies, but it will not remember your cart or your settings.',
        { show: 'cookies' },
        'After a paid donation, your browser remembers what the donation was for, without an amount or a name, so that the home page can offer it again. This is never sent to us, and a button beside the offer removes it.',
        'On this device your browser also keeps copies of the calculators, of the last ten projects you opened and of your cart, so that they work without a connection. The copy of the cart is deleted with the cart; clearing this site’s data in your browser deletes the rest.',
        'We count how often each kind of page is opened per day in each language. The count holds nothing about who opened a page.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep your data',
      blocks: [
        'Every ten minutes, data whose retention period has passed is deleted automatically. These are the retention periods:',
        { show: 'retention' },
        'Paid donations, refunds and the ledger are kept, because accounting records must be kept. They hold amounts, dates and purposes. The name and contact details given with a paid donation are kept with these records until you ask us to erase them.',
      ],
    },
    {
      id: 'children',
      title: 'People in need',
      blocks: [
        'A page says only what the child or family, or their guardian, agreed to: a first name, an age, a country. No face has to be shown. The consent can be withdrawn at any time, and then we change the page.',
      ],
    },
    {
      id: 'security',
      title: 'How your data is protected',
      blocks: [
        'All data is encrypted in transit. Names and messages in a cart are also stored encrypted. Our logs hold neither the addresses of pages you visited nor personal data. Staff see only what their work requires.',
        'If data is ever exposed in a way that may harm you, we will tell you and the data protection authority within 72 hours of learning of it.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You may ask what we hold about you, have it corrected, erased or handed to you as a file, object to its use or have it restricted, withdraw a consent at any time, and complain to your country’s data protection authority. Write to us. We will answer within 30 days and ask only for proof that the email address is yours.',
        { show: 'contact' },
      ],
    },
  ],
  changes: [
    {
      on: '2026-11-25',
      text: 'Added what you can save in your account (people you donate on behalf of, results of the zakat calculator, your zakat day) and which emails you get.',
    },
    {
      on: '2026-11-23',
      text: 'Accounts, what you send us, card checks and bank transfers have sections of their own; more retention periods are listed.',
    },
    { on: '2026-11-22', text: 'First version.' },
  ],
};
