import type { ActivityInput } from '#src/contracts/activity-input.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { demoTags } from '#src/server/demo/labels.ts';
import { say } from '#src/server/demo/text.ts';

type Tag = (typeof demoTags)[number]['code'];

type SharedSeed = {
  title: LocalText;
  lead: LocalText;
  body: LocalText;
  topic: LocalText;
  note: LocalText;
  tags?: readonly Tag[];
  palette: 'sand' | 'relief' | 'orphans' | 'housing' | 'zakat' | 'tafreej' | 'sacrifice' | 'endowment';
  /** Where it is; online alone without it. */
  at?: PlaceSeed;
  isOnline?: true;
};
type PlaceSeed = {
  timeZone: string;
  place: LocalText;
  address: LocalText;
  access: LocalText;
  sketch?: NonNullable<ActivityInput['sketch']>;
};

/** A demo event as it is written down: days from today, and the clocks of its place. */
export type EventSeed = SharedSeed & {
  inDays: number;
  from: string;
  until: string;
  seats: number;
  taken: number;
  waiting?: number;
  isClosed?: true;
  program: readonly [at: string, title: LocalText, who?: LocalText][];
};

/** Demo training: its days from today, and when registration ends. */
export type TrainingSeed = SharedSeed & {
  registrationInDays: number;
  days: readonly [inDays: number, title: LocalText, taken: number][];
  from: string;
  until: string;
  seats: number;
  minimumDays: number;
  /** How often it was rated 5, 4, 3, 2, 1. */
  ratings?: readonly number[];
  reviews?: readonly { name: LocalText; words: LocalText; rating: number; daysAgo: number }[];
};

/** Paragraphs of a text. */
export const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

export const topics = {
  talk: say('Talk', 'لقاء', 'Söyleşi'),
  visit: say('Visit', 'زيارة', 'Ziyaret'),
  workshop: say('Workshop', 'ورشة', 'Atölye'),
  iftar: say('Iftar', 'إفطار', 'İftar'),
  questions: say('Questions and answers', 'أسئلة وأجوبة', 'Soru-cevap'),
  volunteering: say('Volunteer day', 'يوم تطوّعي', 'Gönüllü günü'),
  meeting: say('Annual meeting', 'اللقاء السنوي', 'Yıllık buluşma'),
  research: say('Field research', 'البحث الميداني', 'Saha araştırması'),
  teaching: say('Teaching', 'التعليم', 'Eğitmenlik'),
  accounts: say('Accounting', 'المحاسبة', 'Muhasebe'),
  care: say('Caring for children', 'رعاية الأطفال', 'Çocuk bakımı'),
  donors: say('Talking with donors', 'التواصل مع المتبرّعين', 'Bağışçılarla iletişim'),
  writing: say('Writing', 'الكتابة', 'Yazı yazma'),
  firstAid: say('First aid', 'الإسعافات الأولية', 'İlk yardım'),
} as const;

export const places = {
  riyadh: {
    timeZone: 'Asia/Riyadh',
    place: say('Al-Waha Hall, second floor', 'قاعة الواحة، الطابق الثاني', 'El-Vaha Salonu, ikinci kat'),
    address: say('Olaya Street, Riyadh', 'شارع العليا، الرياض', 'Olaya Caddesi, Riyad'),
    access: say(
      'Elevator, no steps, hearing loop. Family seating on both sides.',
      'مصعد ومدخل بلا درج، وحلقة سمعية لضعاف السمع. مقاعد العائلات على الجانبين.',
      'Asansör ve işitme döngüsü var, basamak yok. Aileler için iki yanda yer ayrılmıştır.',
    ),
    sketch: {
      streets: [
        { runs: 'across', at: 69, isMain: true, name: say('King Fahd Road', 'طريق الملك فهد', 'Kral Fehd Yolu') },
        { runs: 'across', at: 32 },
        { runs: 'down', at: 46, isMain: true, name: say('Olaya Street', 'شارع العليا', 'Olaya Caddesi') },
        { runs: 'down', at: 24 },
        { runs: 'down', at: 70 },
      ],
      place: { x: 58, y: 48 },
      from: {
        x: 46,
        y: 92,
        name: say('Metro, 4 minutes on foot', 'المترو، 4 دقائق سيرًا', 'Metro, yürüyerek 4 dakika'),
      },
    },
  },
  office: {
    timeZone: 'Asia/Riyadh',
    place: say('Our office', 'مكتبنا', 'Ofisimiz'),
    address: say('12 Olaya Street, Riyadh', 'شارع العليا 12، الرياض', 'Olaya Caddesi 12, Riyad'),
    access: say('Ground floor, no steps.', 'الطابق الأرضي بلا درج.', 'Giriş katında; basamak yok.'),
  },
  istanbul: {
    timeZone: 'Europe/Istanbul',
    place: say('Fatih Community House', 'بيت الحي في الفاتح', 'Fatih Mahalle Evi'),
    address: say(
      '40 Akşemsettin Street, Istanbul',
      'شارع آق شمس الدين 40، إسطنبول',
      'Akşemsettin Caddesi 40, İstanbul',
    ),
    access: say(
      'Two steps at the door. Ring the bell, and we will bring the ramp.',
      'عند الباب درجتان، فاقرع الجرس نُحضر لك منحدرًا متنقّلًا.',
      'Girişte iki basamak var; zile basın, rampayı getirelim.',
    ),
    sketch: {
      streets: [
        {
          runs: 'across',
          at: 40,
          isMain: true,
          name: say('Akşemsettin Street', 'شارع آق شمس الدين', 'Akşemsettin Caddesi'),
        },
        { runs: 'across', at: 78 },
        { runs: 'down', at: 30, isMain: true, name: say('Fevzi Paşa Street', 'شارع فوزي باشا', 'Fevzi Paşa Caddesi') },
        { runs: 'down', at: 62 },
        { runs: 'down', at: 84 },
      ],
      place: { x: 73, y: 58 },
      from: {
        x: 30,
        y: 90,
        name: say('Bus stop, 6 minutes on foot', 'موقف الحافلة، 6 دقائق سيرًا', 'Otobüs durağı, yürüyerek 6 dakika'),
      },
    },
  },
  gaziantep: {
    timeZone: 'Europe/Istanbul',
    place: say('Yuva Foundation', 'وقف يوفا', 'Yuva Vakfı'),
    address: say('Şahinbey, Gaziantep', 'شاهين بيه، غازي عنتاب', 'Şahinbey, Gaziantep'),
    access: say('Elevator, no steps.', 'مصعد ومدخل بلا درج.', 'Asansör var, basamak yok.'),
  },
  amman: {
    timeZone: 'Asia/Amman',
    place: say('Dar Al-Noor Institution', 'مؤسسة دار النور', 'Dar Al-Noor Kurumu'),
    address: say(
      '14 Al-Quds Street, Al-Wehdat, Amman',
      'شارع القدس 14، الوحدات، عمّان',
      'El-Kuds Caddesi 14, Vahdat, Amman',
    ),
    access: say(
      'One floor up, stairs only. Tell us if you need help.',
      'في الطابق الأول، والصعود إليه بالدرج فقط. أخبرنا إن احتجت إلى مساعدة.',
      'Birinci katta; yalnızca merdivenle çıkılır. Yardım gerekirse bize bildirin.',
    ),
  },
} as const satisfies Record<string, PlaceSeed>;

export const free = say('Free', 'الحضور مجاني', 'Ücretsiz');
