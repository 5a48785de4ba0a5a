/** Who may do what, in one table. Whatever is not in it is done by nobody. */

/** Roles as people have them; `visitor` is whoever is not signed in. An account may have several. */
export const ROLES = ['visitor', 'donor', 'ngo', 'approver', 'finance', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];
const STAFF_ROLES = ['approver', 'finance', 'editor', 'admin'] as const satisfies readonly Role[];
/** The roles that an account can be given. */
export const ACCOUNT_ROLES = ROLES.filter((role) => role !== 'visitor');

export type Permission = {
  who: readonly Role[];
  /** `own`: records of the caller alone; somebody else's are answered as if they did not exist. */
  whose: 'any' | 'own';
};

const SIGNED_IN = ROLES.filter((role) => role !== 'visitor');
const open: Permission = { who: ROLES, whose: 'any' };
const own: Permission = { who: SIGNED_IN, whose: 'own' };
/** By the session, or by what only the owner has: the key of a guest's order, a code from an email. */
const byCode: Permission = { who: ROLES, whose: 'own' };
/** What staff do for their own account, before there is a second factor. */
const ownOfStaff: Permission = { who: STAFF_ROLES, whose: 'own' };
/** An administrator does everything that staff do. */
const staff = (...who: Role[]): Permission => ({ who: [...who, 'admin'], whose: 'any' });
const anyStaff: Permission = { who: STAFF_ROLES, whose: 'any' };
const [approver, finance, editor, admin] = [staff('approver'), staff('finance'), staff('editor'), staff()];

/**
 * Operations of the API by their names, and commands for staff. A command is run by whoever has the machine; its row says whose
 * work it is, and is what a call that does the same work asks for.
 */
export const PERMISSIONS = {
  listProjectTypes: open,
  getProjectType: open,
  listProjectCategories: open,
  listProjects: open,
  getProject: open,
  getProjectLedger: open,
  listNgos: open,
  getNgo: open,
  listProjectsOfNgo: open,
  listUnits: open,
  listTags: open,
  listBeneficiaryTypes: open,
  checkBillNumber: open,
  checkTafreejEligibility: open,
  listSacrificeCategories: open,
  listSacrifices: open,
  listBlogPosts: open,
  getBlogPost: open,
  listNews: open,
  getNewsItem: open,
  listEvents: open,
  getEvent: open,
  listTrainings: open,
  getTraining: open,
  joinEvent: open,
  applyForTraining: open,
  listArticleCategories: open,
  listMetalPrices: open,
  calculateZakat: open,
  listStocks: open,
  calculateStockPurification: open,
  calculateKafarah: open,
  listBankAccounts: open,
  listFaqs: open,
  listPartnerTypes: open,
  listPartners: open,
  getContactInfo: open,
  listStatistics: open,
  listSliders: open,
  listAnnualReports: open,
  listCountries: open,
  getCountry: open,
  listNationalities: open,
  listCities: open,
  getSettings: open,
  subscribeToNewsletter: open,
  sendContactMessage: open,
  volunteer: open,
  signUp: open,
  logIn: open,
  refreshTokens: open,
  logOut: own,
  sendEmailCode: open,
  verifyEmail: open,
  sendPhoneCode: byCode,
  verifyPhone: byCode,
  sendPasswordCode: open,
  changePassword: byCode,
  getSecondFactor: ownOfStaff,
  beginSecondFactor: ownOfStaff,
  confirmSecondFactor: ownOfStaff,
  passSecondFactor: ownOfStaff,
  beginPasskeySignIn: open,
  logInByPasskey: open,
  logInByGoogle: byCode,
  logInByFacebook: byCode,
  logInByApple: byCode,
  listSessions: own,
  endSession: own,
  proveOwnEmail: own,
  sendNewEmailCode: own,
  changeEmail: own,
  giveUpNewEmail: own,
  getProfile: own,
  changeProfile: own,
  eraseProfile: own,
  exportProfile: own,
  getYearlyStatement: own,
  uploadFile: own,
  getOwnSettings: own,
  changeOwnSettings: own,
  listSponsorships: own,
  listGiftReceivers: own,
  saveGiftReceiver: own,
  changeGiftReceiver: own,
  deleteGiftReceiver: own,
  getOwnZakat: own,
  setZakatDay: own,
  keepZakatRecord: own,
  deleteZakatRecord: own,
  listSubscriptions: own,
  changeSubscription: own,
  cancelSubscription: own,
  getUserAnalytics: own,
  listPaymentMethods: open,
  placeOrder: open,
  listOrders: own,
  getOrder: byCode,
  getReceipt: byCode,
  getCurrentPayment: byCode,
  capturePaypalPayment: byCode,
  retryPayment: byCode,
  passCardCheck: byCode,
  sendCardCode: byCode,
  requestRefund: byCode,
  receivePaypalEvent: open,
  receiveXenditEvent: open,
  receiveStripeEvent: open,

  'cards:check': finance,
  'ledger:check': finance,
  listBankTransfers: finance,
  importBankStatement: finance,
  confirmCertainBankTransfers: finance,
  confirmBankTransfer: finance,
  ignoreBankTransfer: finance,
  'ledger:held': finance,
  'ledger:payout': finance,
  'ledger:delivery': finance,
  'refund:approve': finance,
  'refund:make': finance,
  'refund:paid': finance,
  'refund:refuse': finance,
  'refund:retry': finance,
  'refunds:open': finance,
  'statement:confirm': finance,
  'statement:ignore': finance,
  'statement:import': finance,
  'statement:open': finance,
  'transfer:confirm': finance,
  'payment:return': finance,
  'subscription:cancel': finance,
  'hijri:shift': admin,
  'hijri:import': admin,
  'hijri:months': anyStaff,
  'stocks:import': editor,
  'metals:set': editor,
  'rates:set': admin,
  'sponsor:news': editor,
  'sacrifice:done': editor,
  'sacrifice:undo': editor,
  'articles:read': editor,
  'articles:save': editor,
  'articles:preview': editor,
  'activities:read': editor,
  'activities:save': editor,
  'faqs:read': editor,
  'faqs:save': editor,
  'faqs:answered': editor,
  'sliders:list': editor,
  'sliders:save': editor,
  'sliders:hide': editor,
  'sliders:show': editor,
  'sliders:order': editor,
  'contact:messages': editor,
  'contact:answered': editor,
  'volunteer:offers': editor,
  'volunteer:answered': editor,
  'applications:open': editor,
  'applications:answer': editor,
  'activity:cancel': editor,
  'site:counts': anyStaff,
  'consent:record': approver,
  'consent:withdraw': approver,
  'ngos:suspend': approver,
  'ngos:resume': approver,
  'jobs:failed': admin,
  'jobs:retry': admin,
  'admin:create': admin,
  'second-factor:reset': admin,
  roles: admin,
} as const satisfies Record<string, Permission>;
type Act = keyof typeof PERMISSIONS;

const permissionOf = (act: string): Permission | undefined =>
  Object.hasOwn(PERMISSIONS, act) ? PERMISSIONS[act as Act] : undefined;

/** Whether somebody with these roles may do something; no roles are those of a visitor. */
export const mayDo = (roles: readonly string[], act: string): boolean => {
  const held = roles.length === 0 ? ['visitor'] : roles;
  return permissionOf(act)?.who.some((role) => held.includes(role)) ?? false;
};

export const isStaff = (roles: readonly string[]): boolean => STAFF_ROLES.some((role) => roles.includes(role));
/** Whether an act is done by staff alone, in the name of the charity: it asks for a second factor. */
export function isStaffAct(act: string): boolean {
  const permission = permissionOf(act);
  return permission?.whose === 'any' && permission.who.every((role) => (STAFF_ROLES as readonly Role[]).includes(role));
}
