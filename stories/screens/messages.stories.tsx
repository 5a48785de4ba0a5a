import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { NotFoundScreen } from '#src/screens/not-found/not-found-screen.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';
import { at } from '#tests/screens.ts';
import { useWords } from '#tests/fixtures/words.ts';
import { Framed, sayer, useLocale } from './frame.tsx';

export default { title: 'Screens/Messages' } satisfies Meta;
type Story = StoryObj;

type Said = Record<Locale, { title: string; text: string }>;

function Message({ said }: { said: Said }) {
  const { text, title } = said[useLocale()];
  return <Framed><MessageScreen title={title} text={text}><ButtonLink tone="tonal" href="#home">{useWords().home}</ButtonLink></MessageScreen></Framed>;
}

export const NotFound: Story = {
  parameters: at('not found', 'usual'),
  render: function Render() {
    return <Framed><NotFoundScreen locale={useLocale()} /></Framed>;
  },
  play: async (story) => {
    const say = sayer(story);
    await expect(story.canvas.getByRole('heading', { level: 1, name: say(msg`We could not find this page`) })).toBeVisible();
    await story.userEvent.tab();
    await expect(story.canvas.getByRole('link', { name: say(msg`Go to the home page`) })).toHaveFocus();
  },
};

export const ServerError: Story = {
  parameters: at('server error', 'usual'),
  render: () => <Message said={{
    en: { title: 'Something went wrong', text: 'The fault is ours. What you gave is not lost: a receipt comes by e-mail for every gift that reached us. Please try again in a moment.' },
    ar: { title: 'حدث خطأ ما', text: 'الخطأ من عندنا. ما تبرّعت به لم يضِع: يصلك إيصال بالبريد الإلكتروني عن كل تبرّع وصلنا. أعد المحاولة بعد قليل من فضلك.' },
    tr: { title: 'Bir şeyler ters gitti', text: 'Kusur bizde. Verdiğiniz hiçbir şey kaybolmadı: bize ulaşan her bağış için e-posta ile makbuz gelir. Lütfen biraz sonra yeniden deneyin.' },
  }} />,
};

export const Forbidden: Story = {
  parameters: at('forbidden', 'usual'),
  render: () => <Message said={{
    en: { title: 'This page is not open to you', text: 'It belongs to another account, or to the people who work here.' },
    ar: { title: 'هذه الصفحة ليست متاحة لك', text: 'هي لحساب آخر، أو للعاملين هنا.' },
    tr: { title: 'Bu sayfa size açık değil', text: 'Başka bir hesaba ya da burada çalışanlara ait.' },
  }} />,
};

export const Maintenance: Story = {
  parameters: at('maintenance', 'usual'),
  render: () => <Message said={{
    en: { title: 'We will be back shortly', text: 'The house is being put in order. Gifts that were begun are safe.' },
    ar: { title: 'نعود بعد قليل', text: 'نرتّب البيت. كل هدية بدأت فهي محفوظة.' },
    tr: { title: 'Birazdan buradayız', text: 'Ortalığı düzenliyoruz. Başlamış bağışlar güvende.' },
  }} />,
};
