import { say } from '#src/server/demo/text.ts';

const list = (...items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** What every applicant of the demo charity agrees to. */
export const demoTerms = say(
  list(
    'I will come on the days that I chose, or withdraw my application in time, so that somebody else can have the place.',
    'What I hear about people in the course stays in the course.',
    'Anyone who wants the certificate writes one case study.',
  ),
  list(
    'أحضر في الأيام التي اخترتها، أو أسحب طلبي قبلها بوقت كافٍ ليأخذ غيري المكان.',
    'ما أسمعه عن الناس في الدورة يبقى في الدورة.',
    'من أراد الشهادة كتب دراسة حالة واحدة.',
  ),
  list(
    'Seçtiğim günlerde gelirim ya da yerim başkasına kalsın diye başvurumu zamanında geri çekerim.',
    'Kursta insanlar hakkında duyduklarım kursta kalır.',
    'Sertifika isteyen kişi bir vaka incelemesi yazar.',
  ),
);
