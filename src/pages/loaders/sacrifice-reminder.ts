import { decodeParam } from '#src/framework/request.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { readReminder } from '#src/server/sacrifices/reminder.service.ts';
import { getServices } from '#src/server/services.ts';

/** The token of a reminder's link, what its form has answered, and how the reminder stands. */
export async function readReminderLink(form: 'sacrifices/reminder/confirm' | 'sacrifices/reminder/end', param: string) {
  const token = decodeParam(param);
  const answered = formStateOf(await readFormFlash(), form).done?.title;
  return { token, answered, status: await readReminder(await getServices(), token) };
}
