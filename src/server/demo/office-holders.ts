import type { Office } from '#src/domain/office.ts';
import type { LocalText } from '#src/domain/slug.ts';
import { say } from '#src/server/demo/text.ts';

/** Who decides what at the demo charity. These people never lived. */
export const demoOfficeHolders: readonly { office: Office; name: LocalText; duty: LocalText }[] = [
  {
    office: 'review',
    name: say('Hala Mansour', 'هالة منصور', 'Hale Mansur'),
    duty: say(
      'Head of reviews. May refuse any project, even after it is published; makes no payments.',
      'رئيسة المراجعة. لها أن ترفض أي مشروع ولو بعد نشره، ولا تصرف مالًا لأي مشروع.',
      'Denetim başkanı. Her projeyi, yayımlandıktan sonra bile reddedebilir; hiçbir ödeme yapmaz.',
    ),
  },
  {
    office: 'review',
    name: say('Omar Siddig', 'عمر صدّيق', 'Ömer Sıddık'),
    duty: say(
      'Checks the permits and bank accounts of institutions.',
      'يتحقّق من تراخيص الجمعيات وحساباتها البنكية.',
      'Kuruluşların izin belgelerini ve banka hesaplarını denetler.',
    ),
  },
  {
    office: 'sharia',
    name: say('Dr. Abdullah Al-Rashid', 'د. عبد الله الراشد', 'Dr. Abdullah er-Raşid'),
    duty: say(
      'Zakat and endowments. Opinions are published with their reasons.',
      'الزكاة والأوقاف. تُنشر الفتاوى مع أدلّتها.',
      'Zekât ve vakıflar. Görüşler delilleriyle yayımlanır.',
    ),
  },
  {
    office: 'sharia',
    name: say('Dr. Fatma Kaya', 'د. فاطمة كايا', 'Dr. Fatma Kaya'),
    duty: say('Kafarat, fidya and sacrifices.', 'الكفّارات والفدية والأضاحي.', 'Kefaret, fidye ve kurban.'),
  },
  {
    office: 'finance',
    name: say('Lina Haddad', 'لينا حدّاد', 'Lina Haddad'),
    duty: say(
      'Matches every transfer to its donation and pays institutions. Cannot approve projects.',
      'تطابق كل تحويل مع تبرّعه وتصرف المبالغ للجمعيات، وليس لها أن تعتمد المشاريع.',
      'Her havaleyi ait olduğu bağışla eşleştirir, kuruluşlara ödeme yapar. Proje onaylayamaz.',
    ),
  },
  {
    office: 'board',
    name: say('Seven trustees, unpaid', 'سبعة أمناء بلا أجر', 'Ücret almayan yedi mütevelli'),
    duty: say(
      'Appoint all other office holders and answer for the accounts.',
      'يعيّنون سائر المسؤولين، ويُسألون عن الحسابات.',
      'Diğer bütün görevlileri atar, hesaplardan sorumludur.',
    ),
  },
];
