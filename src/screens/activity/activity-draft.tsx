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
        kept: t`What you type is saved on this device until you send it.`,
        found: t`What you typed before has been restored.`,
        erase: t`Erase`,
        erased: t`What you typed has been erased from this device.`,
      }}
    />
  );
}
