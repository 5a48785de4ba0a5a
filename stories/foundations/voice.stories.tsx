import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import { Part, Rules, Sheet } from './parts.tsx';
import * as styles from './foundation.css';

export default { title: 'Foundations/Voice', parameters: inEnglish } satisfies Meta;

type Example = { lang: string; dir: 'ltr' | 'rtl'; say: string; not: string; why: string };
const Pair = ({ dir, lang, not, say, why }: Example) => (
  <div className={styles.pair}>
    <div className={styles.good}>
      <Text size="small" tone="muted">
        Say
      </Text>
      <Text lang={lang} dir={dir}>
        {say}
      </Text>
    </div>
    <div className={styles.bad}>
      <Text size="small" tone="muted">
        Not
      </Text>
      <Text lang={lang} dir={dir}>
        {not}
      </Text>
      <Text size="small" tone="muted">
        {why}
      </Text>
    </div>
  </div>
);
const writing =
  (lang: string, dir: 'ltr' | 'rtl') =>
  (say: string, not: string, why: string): Example => ({ lang, dir, say, not, why });
const [en, ar, tr] = [writing('en', 'ltr'), writing('ar', 'rtl'), writing('tr', 'ltr')];

const english = [
  en('Donate $50', 'Submit', 'A button names the act and the sum.'),
  en(
    'Your card was not charged. Check the number and try again.',
    'Oops! Something went wrong :(',
    'Say what happened to the money, then what to do.',
  ),
  en(
    'Sixty children at Dar Al-Noor need a school year.',
    'Heartbreaking! These poor orphans are waiting for you!',
    'Dignity before pity.',
  ),
  en('$23,580 still needed', 'Only 26% to go!!!', 'The number speaks; no exclamation marks.'),
];
const arabic = [
  ar('تبرّع بـ 50 دولارًا', 'إرسال', 'Names the act and the sum.'),
  ar(
    'لم يُخصم من بطاقتك شيء. راجع الرقم ثم أعد المحاولة.',
    'عذرًا، حدث خطأ ما أثناء معالجة طلبك',
    'Not the phrase of a machine: what became of the money, then what to do.',
  ),
  ar('كن السند الذي يتكئون عليه.', 'كن الشخص الذي يعتمدون عليه', 'Written in Arabic, not carried over from English.'),
  ar(
    'في سلّتك 3 تبرّعات، وفي هذا الملف 11 تبرّعًا',
    '3 تبرّع',
    'The counted noun follows its number: one, two, three to ten, eleven and up.',
  ),
  ar('جارٍ الإرسال', 'يتم الإرسال الآن', 'The short form; no “يتم”.'),
];
const turkish = [
  tr('50 $ bağışla', 'Gönder', 'Names the act and the sum.'),
  tr(
    'Kartınızdan para çekilmedi. Numarayı denetleyip yeniden deneyin.',
    'Üzgünüz, bir hata oluştu',
    'What became of the money, then what to do.',
  ),
  tr('Bağışınız %74 tamamlandı', 'Bağışınız 74% tamamlandı', 'The sign stands before the number.'),
  tr('Zekâtınızı hesaplayın', 'Zekatını hesapla', 'Siz to donors, and the circumflex where it belongs.'),
];

export const Voice: StoryObj = {
  render: () => (
    <Sheet
      title="Voice"
      lead="Calm, exact, respectful: of who gives and of who is given to. Each language is written by itself; a sentence that was translated is written again."
    >
      <Part title="In every language">
        <Rules
          items={[
            'A button names the act and the sum. While it works it names the act: “Sending”.',
            'Every state has words beside its color and its drawing.',
            'An error says what is wrong, what became of the money, and what to do: in that order, in two sentences at most.',
            'No pity, no guilt, no countdown that nobody set, no exclamation mark.',
            'Religious terms are used as jurists use them, and explained at their first mention.',
            'Names of cases are not shown; what a gift does is told in figures.',
          ]}
        />
      </Part>
      <Part title="English">
        <Text>Plain words, sentence case, “you”. Numbers as figures.</Text>
        <Stack gap={5}>
          {english.map((one) => (
            <Pair key={one.say} {...one} />
          ))}
        </Stack>
      </Part>
      <Part title="العربية">
        <Text>
          Clear modern Arabic; the reader is addressed in the masculine singular as is usual in the region, with neutral
          forms where they read well. Diacritics only where a word could be misread. Arabic comma, semicolon and
          question mark. Western digits. No tracking, no letter lengthening.
        </Text>
        <Stack gap={5}>
          {arabic.map((one) => (
            <Pair key={one.say} {...one} />
          ))}
        </Stack>
      </Part>
      <Part title="Türkçe">
        <Text>
          Siz to donors; short imperatives on buttons (bağışla, kaydet). Turkish İ and ı in capitals. $1.250,50 and %74.
        </Text>
        <Stack gap={5}>
          {turkish.map((one) => (
            <Pair key={one.say} {...one} />
          ))}
        </Stack>
      </Part>
    </Sheet>
  ),
};
