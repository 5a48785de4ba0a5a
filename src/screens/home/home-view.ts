import type { ArticleCard } from '#src/contracts/articles.ts';
import type { ProjectCard } from '#src/contracts/projects.ts';
import type { Slider, Statistic } from '#src/contracts/site.ts';
import type { Season } from '#src/domain/season.ts';
import type { RouteName } from '#src/routes/routes.ts';
import type { OpenCountry } from '#src/screens/need-map/need-map.tsx';
import type { ProgramLink } from '#src/screens/shell/site.ts';

/** What the time of the year asks for, and where it is given. */
export type SeasonView = { name: Season; route: RouteName; path: string; program?: ProgramLink | undefined };

/** What the home page reads. Every list may be empty: its part is then left out. */
export type HomeView = {
  sliders: readonly Slider[];
  statistics: readonly Statistic[];
  /** Close to their goal: the first is shown large. */
  closing: readonly ProjectCard[];
  urgent: readonly ProjectCard[];
  /** One debtor's case. */
  tafreej?: ProjectCard | undefined;
  /** Where projects are open: those with most of them first. */
  countries: readonly OpenCountry[];
  /** The newest first. */
  news: readonly ArticleCard[];
  /** None for most of the year, and none where there is nowhere to lead. */
  season?: SeasonView | undefined;
};
