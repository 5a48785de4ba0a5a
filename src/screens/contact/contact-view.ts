import type { Faq } from '#src/contracts/site-content.ts';
import type { ContactInfo } from '#src/contracts/site.ts';
import type { Subject } from '#src/domain/contact-message.ts';
import type { OfficeHours, Openness } from '#src/domain/office-hours.ts';
import type { FormState } from '#src/screens/form/form-flash.ts';

export const CONTACT_FORM = 'contact';
export const CONTACT_PATH = '/contact-us';

/** The questions that most messages ask, by their slugs: those that the site has. */
export const OFTEN_ASKED: readonly string[] = ['where-is-my-receipt', 'can-i-donate-regularly', 'is-a-case-real'];

export type ContactView = {
  contact?: Pick<ContactInfo, 'phoneNumber' | 'location' | 'socialMediaLinks'> | undefined;
  /** When the phone is answered, and whether it is now. */
  office?: { hours: OfficeHours; now: Openness } | undefined;
  oftenAsked: readonly Pick<Faq, 'slug' | 'question'>[];
  /** What the address asks for. */
  subject?: Subject | undefined;
  search?: string | undefined;
  memory?: FormState | undefined;
};
