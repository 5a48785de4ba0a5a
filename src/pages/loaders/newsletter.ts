import { decodeParam } from '#src/framework/request.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { readSubscription } from '#src/server/newsletter/newsletter.service.ts';
import { getServices } from '#src/server/services.ts';

/** The token of a newsletter's link, what its form has answered, and how the subscription stands. */
export async function readNewsletterLink(form: 'newsletter/confirm' | 'newsletter/unsubscribe', param: string) {
  const token = decodeParam(param);
  const answered = formStateOf(await readFormFlash(), form).done?.title;
  return { token, answered, status: await readSubscription(await getServices(), token) };
}
