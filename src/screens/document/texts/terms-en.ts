import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const termsEn: SiteDocument = {
  title: 'Terms of use',
  lead: 'What you agree to when you donate here, and what we owe you for it. Written to be read.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who you deal with',
      blocks: [
        'Sanad collects donations for projects of vetted institutions and passes them on. You need no account, and reading costs nothing. Donors must be of age, or have the consent of a guardian, and pay with their own money.',
        { show: 'contact' },
      ],
    },
    {
      id: 'your-donation',
      title: 'Your donation',
      blocks: [
        'Before you pay you see what you donate to, the amount, the card fee where there is one, and the share that goes to an endowment where a project has one. The price that counts is the one that our server states at the checkout; if it differs from the one in your cart, you are told first.',
        'A donation is made when the payment is confirmed. You get a receipt by email. Clicking twice, going back or losing the connection never charges you twice.',
        'With a bank transfer you get a reference and have 14 days to pay. Shares of a sacrifice are reserved for the first three of those days; close to the closing hour the time is shorter, but at least two hours. If less arrives than you meant to give, we hold it for your donation until you send the rest. If more arrives, it goes to the same cause, and you are told.',
      ],
    },
    {
      id: 'where-it-goes',
      title: 'Where it goes',
      blocks: [
        'It is used for what you chose. If a project has reached its goal, was closed or cannot be carried out, the money goes to the same cause, and the page says so. We do not move it to another cause without asking you.',
        'What a page calls an estimate may differ in the end: the card fee that a payment company tells us only afterwards, and the date on which a project is done.',
      ],
    },
    {
      id: 'zakat',
      title: 'Zakat',
      blocks: [
        'Zakat is a fund of its own. It is spent only on those who may receive it, on projects that are marked “Zakat-eligible”, and never on endowments. No share is taken from it, by us or for anything else.',
        'The calculator computes by rules that scholars hold, and names its sources. It is not a fatwa: where opinions differ, ask a scholar you trust. You answer for the figures that you enter.',
      ],
    },
    {
      id: 'sacrifices',
      title: 'Sacrifices, kafarat and fidya',
      blocks: [
        'When you order a sacrifice you authorize us, and those we entrust with it, to buy the animal and to slaughter it in the names that you enter. Orders close at the hour written beside each country, in its local time. Money that arrives after it, or for an animal that has been taken in the meantime, is not used for anything else before you have said what you want.',
        'Kafarat and fidya are counted in persons fed: we buy and distribute food on your behalf, to as many different people as the page says.',
      ],
    },
    {
      id: 'recurring',
      title: 'Recurring donations and sponsorship',
      blocks: [
        'A recurring donation is charged at the interval that you chose until you stop it. You can stop it at any time and owe nobody a reason. A payment missed through our fault is not collected later.',
        'A sponsored child has one sponsor. When you stop, the support continues from other funds, and the child is shown again.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        'Ask for a refund through the link in your receipt, or by writing to us with your donation number. We refund what has not yet been spent or passed on, and always do so where a donation was made by mistake, twice, or by somebody else with your card. What was charged is returned in full, the way it was paid; a fee that the payment company does not return is ours to bear.',
        'A sacrifice that was carried out, food that was distributed and money that an institution has spent cannot be refunded. We then tell you what it was spent on.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You may have one account, with an email that is yours. Keep your password and your passkeys to yourself, and sign out any device that you do not know. What was donated before with the same email is added to the account once you have confirmed the email.',
        'You can erase it at any time on your account page; end your recurring donations first. We close an account only if it is used for fraud or to harm others, tell you why, and refund what can be refunded.',
        'Tiers and medals thank you for what you gave. They give no right to anything, and a refund lowers the total but takes no medal away.',
      ],
    },
    {
      id: 'events-and-training',
      title: 'Events and training',
      blocks: [
        'Joining an event and applying for training are free unless the page names a price. If an event is full you may wait; a seat that is given back goes to the first in line, who gets an email. If you cannot come, cancel with the link in the email, so that somebody else gets the seat.',
        'Training is for people aged 18 or older on the last day of registration. We may refuse an application, and tell you if we do. If we cancel or reschedule something, you are told by email.',
      ],
    },
    {
      id: 'uploads',
      title: 'What you send and upload',
      blocks: [
        'What you write or upload stays yours. You allow us to show it where you meant it to be shown: a message beside your donation, a picture in your account. Send nothing that belongs to others or shows people who did not agree. We remove whatever breaks these rules.',
      ],
    },
    {
      id: 'what-we-ask',
      title: 'What we ask of you',
      blocks: [
        [
          'Use your own name and your own means of payment.',
          'Do not donate money that comes from a crime. We must report it and may return a donation.',
          'Do not publish what you learn about people in need beyond what the page shows.',
          'Do not ask people in need to contact you, and do not collect donations in our name without a written agreement.',
        ],
      ],
    },
    {
      id: 'the-site',
      title: 'The site itself',
      blocks: [
        'We try to keep it running and its content correct, but it may be interrupted. If our fault costs you money, we give it back. Patterns, texts and marks of the site belong to us or to those who made them; the program is open source under its own license.',
        'Nothing here takes from you a right that the law of your country gives you as a consumer or donor. Otherwise the law of the country in which the charity is registered applies.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'A donation is governed by the terms of the day on which it was made. Changes are listed below with their date; for recurring donations you are told by email 30 days before.',
      ],
    },
  ],
  changes: [
    { on: '2026-11-23', text: 'Sections on accounts, on events and training, and on what you upload.' },
    { on: '2026-11-22', text: 'First version.' },
  ],
};
