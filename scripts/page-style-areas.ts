/**
 * Pages with a stylesheet of their own, beside the site's: their screens are drawn by hand and nothing of them is on other
 * pages. `screens` are folders of `src/screens`; the name is that of the file. `parts` are modules that the page alone renders.
 */
export const STYLE_AREAS: readonly { name: string; page: string; screens: readonly string[]; parts?: string[] }[] = [
  { name: 'home', page: 'src/pages/giving/home.tsx', screens: ['home'] },
  { name: 'cart', page: 'src/pages/giving/cart.tsx', screens: ['cart'] },
  {
    name: 'checkout',
    page: 'src/pages/giving/checkout.tsx',
    parts: ['src/pages/giving/payment.tsx'],
    screens: ['checkout'],
  },
  { name: 'zakat', page: 'src/pages/giving/zakat.tsx', screens: ['zakat'] },
  { name: 'project', page: 'src/pages/giving/project.tsx', screens: ['project'] },
  { name: 'thank-you', page: 'src/pages/giving/thank-you.tsx', screens: ['thank-you'] },
  { name: 'stock-purge', page: 'src/pages/giving/stock-purge.tsx', screens: ['stock-purge'] },
  { name: 'program', page: 'src/pages/giving/program.tsx', screens: ['program', 'kafarat'] },
  { name: 'articles', page: 'src/pages/content/articles.tsx', screens: ['articles'] },
  { name: 'article', page: 'src/pages/content/article.tsx', screens: ['article'] },
  { name: 'activities', page: 'src/pages/content/activities.tsx', screens: ['activities'] },
  { name: 'activity', page: 'src/pages/content/activity.tsx', screens: ['activity'] },
  { name: 'sacrifices', page: 'src/pages/giving/sacrifices.tsx', screens: ['sacrifices'] },
  { name: 'project-ledger', page: 'src/pages/giving/project-ledger.tsx', screens: ['project-ledger'] },
  { name: 'giving', page: 'src/pages/giving/giving.tsx', screens: ['giving'] },
  { name: 'document', page: 'src/pages/content/document.tsx', screens: ['document'] },
  { name: 'about', page: 'src/pages/content/about.tsx', screens: ['about'] },
  { name: 'partners', page: 'src/pages/content/partners.tsx', screens: ['partners'] },
  { name: 'ngos', page: 'src/pages/ngo/ngos.tsx', screens: ['ngos'] },
  { name: 'ngo', page: 'src/pages/ngo/ngo.tsx', screens: ['ngo'] },
  { name: 'countries', page: 'src/pages/content/countries.tsx', screens: ['countries'] },
  { name: 'faqs', page: 'src/pages/content/faqs.tsx', screens: ['faqs'] },
  { name: 'contact', page: 'src/pages/content/contact.tsx', screens: ['contact'] },
  { name: 'volunteer', page: 'src/pages/content/volunteer.tsx', screens: ['volunteer'] },
  { name: 'annual-report', page: 'src/pages/content/annual-report.tsx', screens: ['annual-report'] },
  { name: 'bank-accounts', page: 'src/pages/content/bank-accounts.tsx', screens: ['bank-accounts'] },
  {
    name: 'account',
    page: 'src/pages/account/account.tsx',
    parts: ['src/pages/account/entrance.tsx', 'src/pages/account/profile.tsx', 'src/pages/account/second-factor.tsx'],
    screens: ['account', 'profile'],
  },
  { name: 'site-counts', page: 'src/pages/staff/site-counts.tsx', screens: ['site-counts'] },
  { name: 'not-found', page: 'src/pages/not-found.tsx', screens: ['not-found'] },
  { name: 'offline', page: 'src/pages/content/offline.tsx', screens: ['offline'] },
];

/** The name of a class: of such a screen it begins with the area's name, by which the build finds its rules. */
export const classNameOf = ({ filePath, hash }: { filePath: string; hash: string }): string => {
  const area = STYLE_AREAS.find(({ screens }) => screens.some((screen) => filePath.includes(`src/screens/${screen}/`)));
  if (area !== undefined) return `${area.name}_${hash}`;
  // A class must not begin with a digit.
  return /^\d/.test(hash) ? `_${hash}` : hash;
};

/** Whether a rule of a stylesheet belongs to the screens of an area. */
export const isOfArea = (rule: string, area: string): boolean => new RegExp(`(?<![\\w-])${area}_\\w`).test(rule);
