import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const termsEn: SiteDocument = {
  title: 'Terms of use',
  lead: 'What you agree to when you donate here, and what we owe you in return. Written in plain language.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who you are dealing with',
      blocks: [
        'Sanad collects donations for projects of vetted institutions and passes them on. You do not need an account, and reading is free. Donors must be of age, or have the consent of a guardian, and pay with their own money.',
        { show: 'contact' },
      ],
    },
    {
      id: 'your-donation',
      title: 'Your donation',
      blocks: [
        'Before you pay, you will see what you are donating to, the amount, the card fee where there is one, and the share that goes to an endowment where a project has one. The price that counts is the one that our server states at checkout; if it differs from the one in your cart, we will tell you first.',
        'A donation is made when the payment is confirmed. You will get a receipt by email. You are never charged twice for clicking twice, going back or losing the connection.',
        'With a bank transfer, you get a reference and have 14 days to pay. Shares of a sacrifice are reserved for the first three of those days; shortly before orders close, the reservation is shorter, but it lasts at least two hours. If less arrives than you meant to give, we hold it for your donation until you send the rest. If more arrives, it goes to the same cause, and we will tell you.',
      ],
    },
    {
      id: 'where-it-goes',
      title: 'Where your donation goes',
      blocks: [
        'Your donation is used for what you chose. If a project has reached its goal, has been closed or cannot be carried out, the money goes to the same cause, and the page says so. We do not move it to another cause without asking you.',
        'What a page calls an estimate may turn out differently: the card fee, which a payment provider tells us only afterward, and the date on which a project is completed.',
      ],
    },
    {
      id: 'zakat',
      title: 'Zakat',
      blocks: [
        'Zakat has a fund of its own. It is spent only on those who may receive it, on projects that are marked “Zakat-eligible”, and never on endowments. No share is taken from it, by us or for anything else.',
        'The zakat calculator follows the rulings of scholars and names its sources. Its result is not a fatwa: where opinions differ, ask a scholar you trust. You are responsible for the figures that you enter.',
      ],
    },
    {
      id: 'sacrifices',
      title: 'Sacrifices, kafarat and fidya',
      blocks: [
        'When you order a sacrifice, you authorize us, and those we entrust with it, to buy the animal and to slaughter it in the names that you enter. Orders close at the hour written beside each country, in its local time. Money that arrives after that hour, or for an animal that has been taken in the meantime, will not be used for anything else until you have told us what you want.',
        'Kafarat and fidya are counted in people fed: we buy and distribute food on your behalf, to as many different people as the page says.',
      ],
    },
    {
      id: 'recurring',
      title: 'Recurring donations and sponsorship',
      blocks: [
        'A recurring donation is charged at the interval that you chose until you cancel it. You can cancel it at any time without giving a reason. A payment missed through our fault is not collected later.',
        'A sponsored child has one sponsor. If you stop, the child will still be supported from other funds and will be shown on the site again.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'Ask for a refund through the link in your receipt, or by writing to us with your donation number. We refund what has not yet been spent or passed on, and we always refund a donation that was made by mistake, twice, or by somebody else with your card. What was charged is returned in full, the way it was paid; we bear any fee that the payment provider does not return.',
        'A sacrifice that has been carried out, food that has been distributed and money that an institution has spent cannot be refunded. In that case, we will tell you what the money was spent on.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You may have one account, with an email address that is yours. Keep your password and your passkeys to yourself, and sign out any device that you do not recognize. Donations that you made earlier with the same email address are added to the account once you have confirmed the address.',
        'You can erase your account at any time on your account page; cancel your recurring donations first. We close an account only if it is used for fraud or to harm others. We will then tell you why and refund what can be refunded.',
        'Tiers and medals are our thanks for what you gave. They do not entitle you to anything. A refund lowers the total but takes no medal away.',
      ],
    },
    {
      id: 'events-and-training',
      title: 'Events and training',
      blocks: [
        'Joining an event and applying for training are free unless the page names a price. If an event is full, you may join the waiting list; a seat that is given back goes to the first person on the list, who gets an email. If you cannot come, cancel with the link in the email, so that somebody else gets the seat.',
        'Training is for people aged 18 or older on the last day to apply. We may refuse an application, and we will tell you if we do. If we cancel or reschedule an event or training, we will tell you by email.',
      ],
    },
    {
      id: 'uploads',
      title: 'What you send and upload',
      blocks: [
        'What you write or upload stays yours. You allow us to show it where you meant it to be shown: a message beside your donation, a picture in your account. Send nothing that belongs to others or shows people who have not agreed to be shown. We will remove whatever breaks these rules.',
      ],
    },
    {
      id: 'what-we-ask',
      title: 'What we ask of you',
      blocks: [
        [
          'Use your own name and your own means of payment.',
          'Do not donate money that comes from a crime. We must report such donations and may return them.',
          'Do not publish anything that you learn about people in need beyond what our pages show.',
          'Do not ask people in need to contact you, and do not collect donations in our name without a written agreement.',
        ],
      ],
    },
    {
      id: 'the-site',
      title: 'The site itself',
      blocks: [
        'We try to keep the site running and its content correct, but the site may be interrupted. If a mistake on our side costs you money, we will give it back. The patterns, texts and logos on the site belong to us or to those who made them; the software is open source under its own license.',
        'Nothing in these terms takes away a right that the law of your country gives you as a consumer or donor. Otherwise, the law of the country in which the charity is registered applies.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'A donation is governed by the terms of the day on which it was made. Changes are listed below with their dates; for recurring donations, we will tell you by email 30 days before they take effect.',
      ],
    },
  ],
  changes: [
    { on: '2026-11-23', text: 'Added sections on accounts, on events and training, and on what you upload.' },
    { on: '2026-11-22', text: 'First version.' },
  ],
};
