import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { shownText } from '#src/i18n/multilingual.ts';
import { NotFoundScreen } from '#src/screens/not-found/not-found-screen.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';
import { projectsFixture } from '#tests/fixtures/projects.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { at } from '#tests/screens.ts';
import { Framed, translatorOf, useLocale } from './frame.tsx';

export default { title: 'Screens/Messages' } satisfies Meta;
type Story = StoryObj;

type Said = Record<Locale, { title: string; text: string }>;

function Message({ said }: { said: Said }) {
  const { text, title } = said[useLocale()];
  return (
    <Framed>
      <MessageScreen title={title} text={text}>
        <ButtonLink tone="tonal" href="#home">
          {useWords().home}
        </ButtonLink>
      </MessageScreen>
    </Framed>
  );
}

/** The sentence is the page's heading, and the way out is the first thing that the keyboard reaches in it. */
const saysAndLeadsOut: Story['play'] = async (story) => {
  const main = story.canvasElement.querySelector('main') ?? story.canvasElement;
  await expect(story.canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(story.canvas.getByRole('heading', { level: 1 })).toBeVisible();
  const way = main.querySelector<HTMLAnchorElement>('a[href="#home"]')!;
  await story.userEvent.tab();
  await expect(way).toHaveFocus();
};

export const NotFound: Story = {
  parameters: at('not found', 'usual'),
  render: function Render() {
    return (
      <Framed>
        <NotFoundScreen locale={useLocale()} projects={projectsFixture(2)} />
      </Framed>
    );
  },
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByRole('heading', { level: 1, name: say(msg`We could not find this page`) }),
    ).toBeVisible();
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('searchbox', { name: say(msg`Search`) })).toHaveFocus();
    await expect(story.canvas.getByRole('searchbox', { name: say(msg`Search`) })).toBeVisible();
    await expect(story.canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

/** The address is like those of other pages. */
export const NotFoundButLikeOthers: Story = {
  parameters: at('not found', 'like other pages'),
  render: function Render() {
    const locale = useLocale();
    const [meant, other] = projectsFixture(2);
    return (
      <Framed>
        <NotFoundScreen
          locale={locale}
          near={[meant!, other!].map(({ title }, index) => ({
            href: `#near-${index}`,
            title: shownText(title, locale),
          }))}
          projects={[]}
        />
      </Framed>
    );
  },
  play: async (story) => {
    const say = translatorOf(story);
    await expect(
      story.canvas.getByRole('heading', { level: 2, name: say(msg`Did you mean one of these?`) }),
    ).toBeVisible();
    await story.userEvent.tab();
    await expect(story.canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(story.canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#near-0');
  },
};

export const ServerError: Story = {
  parameters: at('server error', 'usual'),
  play: saysAndLeadsOut,
  render: () => (
    <Message
      said={{
        en: {
          title: 'Something went wrong',
          text: 'The fault is ours. No donation is lost: we email a receipt for every donation that reaches us. Try again in a few minutes.',
        },
        ar: {
          title: 'حدث خطأ ما',
          text: 'الخطأ من جانبنا. لم يضع أي تبرّع: نرسل بالبريد الإلكتروني إيصالًا عن كل تبرّع يصلنا. حاول مرة أخرى بعد بضع دقائق.',
        },
        tr: {
          title: 'Bir sorun oluştu',
          text: 'Hata bizden kaynaklandı. Hiçbir bağış kaybolmadı: Bize ulaşan her bağışın makbuzunu e-postayla göndeririz. Birkaç dakika sonra yeniden deneyin.',
        },
      }}
    />
  ),
};

export const Forbidden: Story = {
  parameters: at('forbidden', 'usual'),
  play: saysAndLeadsOut,
  render: () => (
    <Message
      said={{
        en: {
          title: 'You do not have access to this page',
          text: 'It belongs to another account or is for Sanad staff only.',
        },
        ar: { title: 'لا يمكنك فتح هذه الصفحة', text: 'هذه الصفحة تخصّ حسابًا آخر أو فريق سند وحده.' },
        tr: {
          title: 'Bu sayfaya erişiminiz yok',
          text: 'Bu sayfa başka bir hesaba ait ya da yalnızca Sanad ekibine açık.',
        },
      }}
    />
  ),
};

export const Maintenance: Story = {
  parameters: at('maintenance', 'usual'),
  play: saysAndLeadsOut,
  render: () => (
    <Message
      said={{
        en: {
          title: 'We will be back shortly',
          text: 'The site is under maintenance. Donations you have already started are safe.',
        },
        ar: { title: 'نعود بعد قليل', text: 'الموقع قيد الصيانة. والتبرّعات التي بدأتها محفوظة.' },
        tr: { title: 'Kısa süre sonra yeniden buradayız', text: 'Site bakımda. Başladığınız bağışlar güvende.' },
      }}
    />
  ),
};
