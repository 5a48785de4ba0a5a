/** The named entities of the OpenAPI document, by which generated clients name their types. A schema is found by identity. */
import type * as v from 'valibot';
import { account, newPasswordInput, passkey, session, signInInput, signUpInput } from '#src/contracts/accounts.ts';
import { activityCard, eventDetail, trainingDay, trainingDetail, trainingReview } from '#src/contracts/activities.ts';
import { annualReport } from '#src/contracts/annual-reports.ts';
import { applicationAnswer, eventApplicationInput, trainingApplicationInput } from '#src/contracts/applications.ts';
import { articleCard, articleCategory, articleDetail } from '#src/contracts/articles.ts';
import {
  bankTransfer,
  confirmTransferInput,
  ignoreTransferInput,
  importedStatement,
  statementInput,
  transferConfirmation,
  transferMatch,
} from '#src/contracts/bank-transfers.ts';
import { caseStatus, tafreejAnswer, tafreejClaim } from '#src/contracts/cases.ts';
import { contactAnswer, contactInput } from '#src/contracts/contact.ts';
import { currency, localText, phone } from '#src/contracts/fields.ts';
import { fileInput, storedFile } from '#src/contracts/files.ts';
import { giftReceiver } from '#src/contracts/gift-receivers.ts';
import { kafaratAnswer, kafaratInput } from '#src/contracts/kafarat.ts';
import { publicLedger, publicLedgerLine, publicLedgerSum } from '#src/contracts/ledger.ts';
import { ngoCard, ngoDelivery, ngoDetail, ngoDocument } from '#src/contracts/ngos.ts';
import {
  cardCheck,
  cardCheckInput,
  giftCard,
  giftCardInput,
  order,
  orderAndPayment,
  orderItem,
  orderItemInput,
  payment,
  paymentMethod,
  placeOrderInput,
  placedOrder,
  slaughter,
} from '#src/contracts/orders.ts';
import { ownZakat, zakatRecord } from '#src/contracts/own-zakat.ts';
import {
  eraseInput,
  newEmailConfirmation,
  newEmailInput,
  givingAnalytics,
  ownData,
  ownSubscription,
  profile,
  profileChange,
  subscriptionChange,
} from '#src/contracts/profile.ts';
import { label, projectCategory, projectType, projectTypeDetail, unit } from '#src/contracts/programs.ts';
import {
  endowmentYear,
  latestDonation,
  projectCard,
  projectDetail,
  projectNgo,
  projectUpdate,
} from '#src/contracts/projects.ts';
import { stock, stockPurgeAnswer, stockPurgeInput, stockPurgeLine } from '#src/contracts/purification.ts';
import { refundRequest, refundRequestInput } from '#src/contracts/refunds.ts';
import { sacrifice, sacrificeCategory } from '#src/contracts/sacrifices.ts';
import { settings } from '#src/contracts/settings.ts';
import { faq, partner, partnerType } from '#src/contracts/site-content.ts';
import {
  bankAccount,
  city,
  contactInfo,
  country,
  nationality,
  settingsAnswer,
  slider,
  statistic,
  subscribeAnswer,
  subscribeInput,
} from '#src/contracts/site.ts';
import { ownSponsorship } from '#src/contracts/sponsorships.ts';
import { volunteerAnswer, volunteerInput } from '#src/contracts/volunteers.ts';
import { metal, zakatAnswer, zakatFactors, zakatInput, zakatLine } from '#src/contracts/zakat.ts';

type Entities = Record<string, v.GenericSchema>;

/** In responses. */
export const ANSWERED: Entities = {
  Currency: currency,
  LocalText: localText,
  ProjectType: projectType,
  StoredFile: storedFile,
  ProjectCategory: projectCategory,
  ProjectTypeDetail: projectTypeDetail,
  PublicLedger: publicLedger,
  PublicLedgerLine: publicLedgerLine,
  PublicLedgerSum: publicLedgerSum,
  Label: label,
  Unit: unit,
  CaseStatus: caseStatus,
  TafreejEligibility: tafreejAnswer,
  ProjectCard: projectCard,
  Project: projectDetail,
  LatestDonation: latestDonation,
  ArticleCard: articleCard,
  Article: articleDetail,
  ArticleCategory: articleCategory,
  ActivityCard: activityCard,
  Event: eventDetail,
  Training: trainingDetail,
  TrainingDay: trainingDay,
  TrainingReview: trainingReview,
  Application: applicationAnswer,
  Sacrifice: sacrifice,
  SacrificeCategory: sacrificeCategory,
  Metal: metal,
  ZakatCalculation: zakatAnswer,
  ZakatLine: zakatLine,
  ZakatFactors: zakatFactors,
  Stock: stock,
  StockPurgeCalculation: stockPurgeAnswer,
  StockPurgeLine: stockPurgeLine,
  KafaratCalculation: kafaratAnswer,
  ProjectNgo: projectNgo,
  NgoCard: ngoCard,
  Ngo: ngoDetail,
  NgoDocument: ngoDocument,
  NgoDelivery: ngoDelivery,
  ProjectUpdate: projectUpdate,
  EndowmentYear: endowmentYear,
  BankAccount: bankAccount,
  Faq: faq,
  PartnerType: partnerType,
  Partner: partner,
  ContactInfo: contactInfo,
  Statistic: statistic,
  AnnualReport: annualReport,
  Slider: slider,
  Settings: settingsAnswer,
  NewsletterSubscription: subscribeAnswer,
  SentMessage: contactAnswer,
  OfferedHelp: volunteerAnswer,
  Country: country,
  City: city,
  Nationality: nationality,
  Account: account,
  Session: session,
  Profile: profile,
  OwnSubscription: ownSubscription,
  GivingAnalytics: givingAnalytics,
  OwnData: ownData,
  OwnSettings: settings,
  OwnZakat: ownZakat,
  ZakatRecord: zakatRecord,
  OwnSponsorship: ownSponsorship,
  GiftReceiver: giftReceiver,
  Passkey: passkey,
  Order: order,
  GiftCard: giftCard,
  Slaughter: slaughter,
  OrderItem: orderItem,
  CardCheck: cardCheck,
  Payment: payment,
  PlacedOrder: placedOrder,
  RefundRequest: refundRequest,
  OrderAndPayment: orderAndPayment,
  PaymentMethod: paymentMethod,
  BankTransfer: bankTransfer,
  TransferMatch: transferMatch,
  TransferConfirmation: transferConfirmation,
  ImportedStatement: importedStatement,
};

/** In requests. */
export const ASKED: Entities = {
  Currency: currency,
  Phone: phone,
  ZakatWealth: zakatInput,
  TafreejClaim: tafreejClaim,
  StockPurge: stockPurgeInput,
  Kafarah: kafaratInput,
  RefundRequestInput: refundRequestInput,
  NewOrder: placeOrderInput,
  CardCheckAnswer: cardCheckInput,
  NewGiftCard: giftCardInput,
  NewOrderItem: orderItemInput,
  NewNewsletterSubscription: subscribeInput,
  NewMessage: contactInput,
  NewEventApplication: eventApplicationInput,
  NewTrainingApplication: trainingApplicationInput,
  NewVolunteer: volunteerInput,
  NewAccount: signUpInput,
  SignIn: signInInput,
  NewPassword: newPasswordInput,
  ProfileChange: profileChange,
  SubscriptionChange: subscriptionChange,
  NewEmail: newEmailInput,
  NewEmailConfirmation: newEmailConfirmation,
  Erasure: eraseInput,
  FileUpload: fileInput,
  StatementUpload: statementInput,
  ConfirmTransfer: confirmTransferInput,
  IgnoreTransfer: ignoreTransferInput,
};
