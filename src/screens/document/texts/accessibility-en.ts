import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const accessibilityEn: SiteDocument = {
  title: 'Accessibility statement',
  lead: 'Giving should be possible for everybody, with any device and any way of using it. This says how far we are and what is still missing.',
  updatedOn: '2026-11-23',
  sections: [
    {
      id: 'standard',
      title: 'What we hold ourselves to',
      blocks: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in all three languages. They are also what the European standard EN 301 549 asks of websites.',
      ],
    },
    {
      id: 'how-we-check',
      title: 'How we check it',
      blocks: [
        [
          'A program tests every state of every page in English and in Arabic: names, roles, contrast, order of headings.',
          'Everything that can be done is done by keyboard alone in our tests, and the focus is never lost.',
          'Everything is measured: every control is at least 44 by 44 pixels, and nothing is wider than a screen of 360 pixels.',
          'Pages are drawn with text at 200 percent, with the colors of the system (forced colors), in light and in dark.',
          'Reading, searching, the calculators, the cart and donating by bank transfer are tested without JavaScript.',
        ],
      ],
    },
    {
      id: 'what-helps',
      title: 'What you can set',
      blocks: [
        'Appearance, contrast and motion follow your device. At the end of every page you can choose light or dark, more contrast and less motion; your choice is remembered in a cookie that holds nothing else.',
        'Arabic pages run from right to left throughout. Numbers can be entered in Arabic or Latin digits.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work well yet',
      blocks: [
        [
          'The card form belongs to the payment company and sits in a frame of its own. We cannot change it, and it needs JavaScript. A bank transfer needs neither the form nor JavaScript.',
          'Maps and drawn figures are pictures. Beside or below each one, a list or a table says the same.',
          'QR codes can only be seen. The number they hold is always beside them as text.',
          'We have tested with programs and by keyboard, and not yet with enough people who use screen readers every day.',
        ],
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us what is in your way',
      blocks: [
        'Write or call. Say which page it is and what you use. We answer within five working days, and until it is fixed we do for you what you wanted to do there.',
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
