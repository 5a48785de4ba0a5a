import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ReadyRouteName, routeAt } from '#src/routes/routes.ts';

/** Kinds of pages as staff call them. */
const ROUTE_NAMES: Record<ReadyRouteName, MessageDescriptor> = {
  home: msg`Home page`,
  projects: msg`Project list`,
  sacrifices: msg`Qurbani and aqiqah`,
  zakat: msg`Zakat calculator`,
  stockPurge: msg`Stock purification calculator`,
  program: msg`Program page`,
  project: msg`Project page`,
  projectLedger: msg`Project’s public account`,
  caseCheck: msg`Check a bill number`,
  cart: msg`Your cart`,
  checkout: msg`Checkout`,
  thankYou: msg`Thank you`,
  refund: msg`Donation refund`,
  giving: msg`Your recurring donation`,
  givingCard: msg`Your new card`,
  blogs: msg`Blog`,
  blog: msg`Blog post`,
  news: msg`News`,
  articlePreview: msg`Article preview`,
  newsItem: msg`News item`,
  events: msg`Events`,
  event: msg`Event page`,
  eventCancel: msg`Withdrawal from an event`,
  training: msg`Training`,
  trainingItem: msg`Training page`,
  trainingWithdraw: msg`Withdrawal from training`,
  ngos: msg`Institutions`,
  ngo: msg`Institution page`,
  login: msg`Sign in`,
  signup: msg`Create an account`,
  forgetPassword: msg`Reset your password`,
  profile: msg`Your account`,
  noticeOff: msg`Emails turned off`,
  secondFactor: msg`Second factor`,
  about: msg`Who we are`,
  partners: msg`Partners`,
  countries: msg`Available countries`,
  faqs: msg`Questions and answers`,
  contact: msg`Contact`,
  annualReport: msg`Annual report`,
  volunteer: msg`Volunteer`,
  bankAccounts: msg`Bank accounts`,
  privacy: msg`Privacy policy`,
  terms: msg`Terms of use`,
  openData: msg`Open data`,
  accessibility: msg`Accessibility`,
  offline: msg`No connection`,
  sacrificeReminderConfirm: msg`Reminder confirmed`,
  sacrificeReminderEnd: msg`Reminder canceled`,
  newsletterConfirm: msg`Newsletter subscription confirmed`,
  newsletterUnsubscribe: msg`Newsletter subscription ended`,
  siteCounts: msg`Visits and donations`,
};

/** The name of a kind of page; undefined for one that is no page any more. */
export function routeName(pattern: string): MessageDescriptor | undefined {
  const name = routeAt(pattern);
  return name !== undefined && name in ROUTE_NAMES ? ROUTE_NAMES[name as ReadyRouteName] : undefined;
}
