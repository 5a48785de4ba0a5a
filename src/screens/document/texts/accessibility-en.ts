import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const accessibilityEn: SiteDocument = {
  title: 'Accessibility statement',
  lead: 'Giving should be possible for everybody, on any device and however it is used. This statement says how far we have come and what is still missing.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'standard',
      title: 'The standard we hold ourselves to',
      blocks: [
        'We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in all three languages. The European standard EN 301 549 also requires websites to follow these guidelines.',
      ],
    },
    {
      id: 'how-we-check',
      title: 'How we check accessibility',
      blocks: [
        [
          'Automated tests check every state of every page in English and in Arabic for names, roles, contrast and the order of headings.',
          'In our tests, everything that the site offers can be used with the keyboard alone, and the keyboard focus is never lost.',
          'Our tests measure every page: every control is at least 44 by 44 pixels, and everything fits on a screen 360 pixels wide.',
          'Pages are tested with text at 200 percent, with the system’s colors (forced colors), and in the light and dark themes.',
          'Reading, searching, the calculators, the cart and donating by bank transfer are tested without JavaScript.',
        ],
      ],
    },
    {
      id: 'what-helps',
      title: 'What you can set',
      blocks: [
        'Appearance, contrast and motion follow your device. At the end of every page you can choose a light or dark theme, more contrast and reduced motion; your choice is remembered in a cookie that holds nothing else.',
        'Arabic pages run from right to left throughout. Numbers can be entered in Arabic or Latin digits.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work well yet',
      blocks: [
        [
          'The card form belongs to the payment provider and sits in a frame of its own. We cannot change it, and it needs JavaScript. A bank transfer needs neither the form nor JavaScript.',
          'Maps and charts are pictures. Beside or below each one, a list or a table gives the same information.',
          'QR codes are purely visual. The number that a code holds is always beside it as text.',
          'We have tested the site with software and with the keyboard alone, but not yet with enough people who use screen readers every day.',
        ],
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us what is in your way',
      blocks: [
        'Write to us or call. Tell us which page is affected and what device and software you use. We will answer within five working days. Until the problem is fixed, we will do for you what you wanted to do on that page.',
        { show: 'contact' },
        'If our answer does not help, you can turn to the accessibility authority of your country.',
      ],
    },
  ],
  changes: [
    { on: '2026-11-23', text: 'The Turkish characters Ğ, İ and Ş are now part of our typeface.' },
    { on: '2026-11-22', text: 'First version, after a review of all pages.' },
  ],
};
