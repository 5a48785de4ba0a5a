import type { SiteDocument } from '#src/screens/document/document-view.ts';

export const openDataEn: SiteDocument = {
  title: 'Open data',
  lead: 'What our projects and programs asked for and received, as tables that anyone may read, recalculate and publish.',
  updatedOn: '2026-11-22',
  sections: [
    {
      id: 'license',
      title: 'What you may do with the data',
      blocks: [
        'Everything here is under the Creative Commons Attribution 4.0 license (CC BY 4.0): use it for any purpose, including commercial use, and name Sanad as the source.',
        'The tables are made from the ledger when you ask for them, and are at most ten minutes old.',
      ],
    },
    {
      id: 'projects',
      title: 'Projects',
      blocks: ['One line for each public project, oldest first.', { show: 'projects' }],
    },
    {
      id: 'programs',
      title: 'Programs',
      blocks: [
        'One line for each program and currency. A project that belongs to two programs counts in both, so the lines must not be added up.',
        { show: 'programs' },
      ],
    },
    {
      id: 'people',
      title: 'What is left out, and why',
      blocks: [
        [
          'Donors: no names, no individual donations, no days on which somebody gave.',
          'Projects about one person, such as an orphan: they are included in the totals of their program but have no line of their own, because a family may withdraw its consent, and a copied table cannot be taken back.',
        ],
      ],
    },
    {
      id: 'formats',
      title: 'How the files are written',
      blocks: [
        [
          'CSV according to RFC 4180: UTF-8, commas, quotes where a value needs them, column names in the first line.',
          'JSON: one object with the license, the column names, and the lines under “rows”.',
          'Amounts are whole numbers of the smallest unit of their currency: 2500 is $25.00.',
          'An apostrophe is put before any text that a spreadsheet could read as a formula.',
        ],
      ],
    },
    {
      id: 'on-your-site',
      title: 'A project on your own site',
      blocks: [
        'Every project has a card and a badge that show its progress. To get them, open “Share” on the project’s page, then “Add this project to your website”. They set no cookies, load no scripts and come in three languages. Sites that support oEmbed find them on their own.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions about the data',
      blocks: ['If a figure looks wrong to you, write to us. We will correct it and say so here.', { show: 'contact' }],
    },
  ],
  changes: [{ on: '2026-11-22', text: 'First published, with projects and programs.' }],
};
