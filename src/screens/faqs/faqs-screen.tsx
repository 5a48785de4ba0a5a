import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Medal } from '#ds/components/medal/medal.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { search as searchIcon } from '#ds/icons/icons.ts';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Faq } from '#src/contracts/site-content.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';
import { FaqGroup } from '#src/screens/faqs/faq-group.tsx';
import { FaqSearch } from '#src/screens/faqs/faq-search.tsx';
import { findFaqs, LIST_ID, NONE_ID, readVote, SEARCH_ID, VOTE_ID } from '#src/screens/faqs/faqs-view.ts';
import { useFaqWords } from '#src/screens/faqs/use-faq-words.ts';
import { type FormState, formStateOf } from '#src/screens/form/form-flash.ts';
import { contactHref } from '#src/screens/shell/contact-href.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/faqs/faqs.css';

type FaqsScreenProps = {
  faqs: readonly Faq[];
  locale: Locale;
  /** What the address asks for. @default '' */
  search?: string | undefined;
  /** Where somebody can write, while there is no form for it. */
  email?: string | undefined;
  /** What the last post of its form left for this page. */
  memory?: FormState | undefined;
};

/** One large search; the answer in one sentence first, then the reason. */
export function FaqsScreen({ email, faqs, locale, memory, search = '' }: FaqsScreenProps) {
  const { t } = useLingui();
  const said = useFaqWords(faqs.length);
  const contact = contactHref(locale, email, { search });
  const ask = contact !== undefined && (
    <ButtonLink tone="tonal" href={contact}>
      <Trans>Ask a question</Trans>
    </ButtonLink>
  );
  if (faqs.length === 0)
    return (
      <Section>
        <Page>
          <Stack gap={8}>
            <Heading level={1}>
              <Trans>Questions and answers</Trans>
            </Heading>
            <EmptyState
              title={t`There are no questions here yet`}
              note={<Trans>Ask your question, and a person will answer.</Trans>}
              actions={ask}
            />
          </Stack>
        </Page>
      </Section>
    );
  const { count, groups, words } = findFaqs(faqs, locale, search);
  const vote = readVote(memory);
  const [refused] = formStateOf(memory, 'faqs/answered').errors;
  const isSearching = words.length > 0;
  const first = isSearching ? groups.flatMap(({ questions }) => questions).find(({ isFound }) => isFound) : undefined;
  return (
    <>
      <div className={styles.top}>
        <div className={styles.topInner}>
          <Heading level={1} size="display">
            <Trans>What would you like to know?</Trans>
          </Heading>
          <search>
            <form method="get" action={hrefTo(locale, 'faqs')} className={styles.form} autoComplete="off">
              <span className={styles.glass}>
                <Icon icon={searchIcon} />
              </span>
              <input
                key={search}
                id={SEARCH_ID}
                className={styles.input}
                type="search"
                name="search"
                aria-label={t`Search the questions`}
                placeholder={t`Fee, receipt, zakat…`}
                defaultValue={search}
                maxLength={100}
              />
              <Button tone="tonal" type="submit">
                <Trans>Search</Trans>
              </Button>
            </form>
          </search>
          <FaqSearch
            key={search}
            search={search}
            said={isSearching ? said.counts[count]!.replace('{search}', search) : ''}
            {...said}
          />
        </div>
      </div>
      <div className={styles.body}>
        <nav className={styles.nav} aria-label={t`Subjects`}>
          <ul className={styles.navList}>
            {groups.map((group) => (
              <li key={group.slug}>
                <a className={styles.navLink} href={`#group-${group.slug}`}>
                  <Localized field={group.title} locale={locale} />
                  <span className={styles.navCount}>
                    <FormattedNumber value={group.questions.length} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.list}>
          <form id={VOTE_ID} action="/forms/faqs/answered" method="post" hidden={!refused}>
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="returnTo" value={addressOf(search)} />
            {refused && <p role="alert">{refused.message}</p>}
          </form>
          {/* Another search is another list: nothing stays hidden from the one before. */}
          <div key={search} id={LIST_ID} className={styles.list}>
            {groups.map((group) => (
              <FaqGroup
                key={group.slug}
                group={group}
                locale={locale}
                marked={words}
                opened={vote?.slug ?? first?.faq.slug}
                vote={vote}
                part={
                  isSearching
                    ? said.part.replace('{found}', String(group.found)).replace('{all}', String(group.questions.length))
                    : ''
                }
              />
            ))}
            <div id={NONE_ID} hidden={count > 0}>
              <EmptyState
                title={t`No answers match your search`}
                note={<Trans>Try a shorter word, or ask us.</Trans>}
                actions={
                  isSearching && (
                    <ButtonLink tone="outlined" href={hrefTo(locale, 'faqs')}>
                      <Trans>Show all questions</Trans>
                    </ButtonLink>
                  )
                }
              />
            </div>
          </div>
          {ask && (
            <aside className={styles.ask} aria-labelledby="faqs-ask">
              <Medal size={40} tone="accent" on="canvas" hasRing={false} />
              <div>
                <Heading level={2} size="h3" id="faqs-ask">
                  <Trans>Still have a question?</Trans>
                </Heading>
                <Text tone="muted">
                  <Trans>Write to us. A person will answer, and good questions are added to this page.</Trans>
                </Text>
              </div>
              {ask}
            </aside>
          )}
        </div>
      </div>
    </>
  );
}

const addressOf = (search: string): string =>
  search === '' ? pathTo('faqs') : `${pathTo('faqs')}?${new URLSearchParams({ search }).toString()}`;
