import { useLingui } from '@lingui/react/macro';
import { alert, receipt, shield, wallet } from '#ds/icons/icons.ts';
import type { Subject } from '#src/domain/contact-message.ts';

/** The subjects, each with its time of answer. */
export function useSubjects() {
  const { t } = useLingui();
  return [
    { value: 'donation', label: t`A donation or receipt`, description: t`answered within a day`, icon: receipt },
    { value: 'zakat', label: t`Zakat`, description: t`answered within two days`, icon: wallet },
    { value: 'project', label: t`A case or project`, description: t`answered within two days`, icon: shield },
    { value: 'wrong', label: t`Report a problem`, description: t`read first; your name is optional`, icon: alert },
  ] satisfies { value: Subject; [more: string]: unknown }[];
}
