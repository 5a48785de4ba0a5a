/** What search engines ask of each kind that the site uses (schema.org, and Google's required properties). */
const REQUIRED: Record<string, readonly string[]> = {
  NGO: ['name'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  DonateAction: ['name', 'target', 'recipient'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher', 'image', 'inLanguage'],
  BlogPosting: ['headline', 'datePublished', 'author', 'publisher', 'image', 'inLanguage'],
  Person: ['name'],
  Event: ['name', 'startDate', 'location', 'eventStatus'],
  Place: ['name'],
  VirtualLocation: ['url'],
  PostalAddress: [],
  Course: ['name', 'description', 'provider'],
  CourseInstance: ['courseMode'],
  Schedule: [],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Offer: ['price', 'priceCurrency'],
};
const ADDRESSES = ['url', 'item', 'urlTemplate', 'image', 'logo', 'mainEntityOfPage', 'sameAs'];
const DATES = ['datePublished', 'dateModified', 'startDate', 'endDate'];

/** What is wrong in one text of structured data. `kinds`: gathers the kinds that were met. */
export function faultsOfData(text: string, kinds = new Set<string>()): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return ['not JSON'];
  }
  const context = (data as { '@context'?: unknown })['@context'];
  return [...(context === 'https://schema.org' ? [] : ['no @context']), ...faultsOf(data, kinds)];
}

function faultsOf(value: unknown, kinds: Set<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultsOf(one, kinds));
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': kind, ...properties } = value as Record<string, unknown>;
  const within = Object.values(properties).flatMap((one) => faultsOf(one, kinds));
  // An object with its id alone points to one that is described elsewhere on the page.
  if (kind === undefined) return '@id' in properties ? within : ['an object without @type', ...within];
  const name = String(kind);
  kinds.add(name);
  const required = REQUIRED[name];
  if (!required) return [`unknown kind ${name}`, ...within];
  const texts = (key: string): string[] =>
    [properties[key]].flat().filter((one): one is string => typeof one === 'string');
  return [
    ...required
      .filter((key) => properties[key] === undefined || properties[key] === '')
      .map((key) => `${name} lacks ${key}`),
    ...ADDRESSES.flatMap((key) =>
      texts(key)
        .filter((one) => !/^https?:\/\//.test(one))
        .map((one) => `${name}: ${key} is no whole address: ${one}`),
    ),
    ...DATES.flatMap((key) =>
      texts(key)
        .filter((one) => Number.isNaN(Date.parse(one)))
        .map((one) => `${name}: ${key} is no date: ${one}`),
    ),
    ...within,
  ];
}
