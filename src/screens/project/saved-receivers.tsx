'use client';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Select } from '#ds/components/select/select.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { personalCallAtom } from '#src/state/personal-call.ts';
import { readSavedReceiversAtom, savedReceiversAtom } from '#src/state/saved-receivers.ts';

type SavedReceiversProps = { locale: Locale; error: string | undefined; chosen: string | undefined };

/** Those whom the donor saved. Choosing one hides the fields that it fills, by style; the server fills them. */
export function SavedReceivers({ chosen, error, locale }: SavedReceiversProps) {
  const { t } = useLingui();
  const isPersonal = useAtomValue(personalCallAtom) !== undefined;
  const receivers = useAtomValue(savedReceiversAtom);
  const read = useSetAtom(readSavedReceiversAtom);
  useEffect(() => {
    if (isPersonal) void read(locale);
  }, [isPersonal, read, locale]);
  if (!receivers || receivers.length === 0) return null;
  return (
    <Select
      name="giftReceiver"
      label={t`Recipient`}
      options={[
        { value: '', label: t`Somebody else` },
        ...receivers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      defaultValue={chosen}
      error={error}
    />
  );
}
