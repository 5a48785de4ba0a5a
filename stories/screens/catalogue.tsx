import { ProjectsScreen, type ProjectsScreenProps } from '#src/screens/projects/projects-screen.tsx';
import { CartAlert } from '#src/screens/shell/cart-alert.tsx';
import { projectsFixture } from '#tests/fixtures/projects.ts';
import { siteFixture } from '#tests/fixtures/site.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { Framed, useLocale } from './frame.tsx';

type Found = ProjectsScreenProps['found'];
/** A list of so many, of a total. */
export const found = (count: number, total = count, hasMore = false): Found => ({
  data: projectsFixture(count),
  total,
  hasMore,
});

const site = siteFixture();
const countsOf = (entries: readonly { id: string }[], many: number) =>
  Object.fromEntries(entries.map(({ id }, index) => [id, many - 2 * index]));
export const facets: ProjectsScreenProps['facets'] = {
  country: { JO: 7, SA: 11, SD: 6, TR: 9, YE: 14 },
  zakat: { true: 31, false: 33 },
  method: { money: 52, units: 12 },
  gender: { female: 9, male: 7, both: 20 },
  type: countsOf(site.programs, 22),
  category: countsOf(site.categories, 17),
  open: { JO: 5, SA: 9, SD: 6, TR: 4, YE: 12 },
};

type CatalogueProps = Pick<ProjectsScreenProps, 'query' | 'found'> &
  Partial<Pick<ProjectsScreenProps, 'path' | 'isProgramFixed' | 'alternatives' | 'title' | 'lead'>>;

/** The list of projects as its page shows it: all of them, or of one program. */
export function Catalogue(props: CatalogueProps) {
  const locale = useLocale();
  const title = useWords().projects;
  return (
    <Framed>
      <ProjectsScreen path="/projects" title={title} {...props} locale={locale} page={1} site={site} facets={facets} />
      <CartAlert locale={locale} />
    </Framed>
  );
}

export const isOnItsWay = (event: Event) => (event.target as Element).closest('[data-partial]') !== null;
/** The page is on its way and never comes: the story stays where it waits. */
export const wait = (event: Event) => {
  if (isOnItsWay(event)) event.preventDefault();
};
/** Nothing was asked for yet. */
export const stay = (event: Event) => {
  if (isOnItsWay(event)) {
    event.preventDefault();
    event.stopPropagation();
  }
};
/** From before the story is drawn until after its play. */
export const during = (hold: typeof wait) => () => {
  document.addEventListener('click', hold, true);
  return () => document.removeEventListener('click', hold, true);
};
