import { useLingui } from '@lingui/react/macro';
import { KeepDraft } from '#src/screens/form/keep-draft.tsx';

/** What is typed stays on the device until it is sent. */
export function ActivityDraft({ form, isSentBack, path }: { form: string; path: string; isSentBack: boolean }) {
  const { t } = useLingui();
  return (
    <KeepDraft
      form={form}
      path={path}
      isSentBack={isSentBack}
      words={{
        kept: t`Kept on this device until you send it.`,
        found: t`What you typed before is here again.`,
        erase: t`Erase`,
        erased: t`Erased from this device.`,
      }}
    />
  );
}
