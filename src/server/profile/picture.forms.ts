import { msg } from '@lingui/core/macro';
import type { Crop } from '#src/domain/upload.ts';
import { storeFile } from '#src/server/files/store-file.ts';
import { AppError, invalid } from '#src/server/http/errors.ts';
import type { FormFields } from '#src/server/http/form-context.ts';
import { anyFields, formRoute } from '#src/server/http/form-route.ts';
import { fileLimit } from '#src/server/http/rate-limits.ts';
import { personOf, toLogin } from '#src/server/profile/person-of-form.ts';
import { setPicture } from '#src/server/profile/set-picture.ts';

const LOCATION = '/profile?part=details';

/** What is wrong with a file, at the field that it was chosen in. */
const atField = (error: AppError): AppError => {
  if (error.code === 'fileTooLarge') return invalid({ path: 'picture', code: 'tooHigh', limit: 1 });
  if (error.code === 'fileTypeNotSupported') return invalid({ path: 'picture', code: 'invalidImage' });
  return error;
};

export const pictureForms = [
  formRoute({
    path: 'profile/picture',
    schema: anyFields,
    onError: (error) => {
      const told = atField(error);
      return told === error ? toLogin('details')(error) : told;
    },
    handle: async ({ services, locale, input, c }) => {
      const { user } = await personOf(c);
      const i18n = await services.i18n(locale);
      if (input['remove'] !== undefined) {
        await setPicture(services, user.id, null);
        return { location: LOCATION, done: { message: i18n._(msg`Your picture has been removed`) } };
      }
      const file = c.get('files')['picture'];
      if (!file || file.size === 0) throw invalid({ path: 'picture', code: 'required' });
      await fileLimit(c);
      const { id } = await storeFile(services, { ownerId: user.id, purpose: 'avatar', file, crop: cropOf(input) });
      await setPicture(services, user.id, id);
      return { location: LOCATION, done: { message: i18n._(msg`Your picture has been saved`) } };
    },
  }),
];

/** The square that was chosen; without script there is none, and the middle is taken. */
function cropOf(fields: FormFields): Crop | undefined {
  const read = (name: string, least: number, most: number): number | undefined => {
    const value = Number(fields[name] || Number.NaN);
    return value >= least && value <= most ? value : undefined;
  };
  const [x, y, zoom] = [read('cropX', 0, 100), read('cropY', 0, 100), read('cropZoom', 100, 400)];
  return x === undefined || y === undefined || zoom === undefined
    ? undefined
    : { x: x / 100, y: y / 100, side: 100 / zoom };
}
