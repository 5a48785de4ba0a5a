import { useLingui } from '@lingui/react/macro';

type Opening = { title: string; lead: string };

/** What the page of a kind begins with: each kind has rules of its own. A kind that an editor adds begins as the page itself does. */
export function useOpening(slug: string): Opening {
  const { t } = useLingui();
  const openings: Record<string, Opening> = {
    aqiqah: {
      title: t`Aqiqah for your child`,
      lead: t`Two sheep for a boy and one for a girl. We slaughter the animals in your child’s name, and the meat goes to families in the country you choose.`,
    },
    vow: {
      title: t`Fulfill your vow`,
      lead: t`All the meat of a vowed sacrifice goes to the poor. The person who made the vow eats none of it.`,
    },
    charity: {
      title: t`Give an animal as charity`,
      lead: t`Give on any day of the year. The meat goes to families in the country you choose.`,
    },
  };
  return (
    openings[slug] ?? {
      title: t`Qurbani (udhiyah) and aqiqah`,
      lead: t`A sheep or goat is for one person and their household. A cow or camel is shared by seven people, never more. The meat is distributed in the country you choose.`,
    }
  );
}
