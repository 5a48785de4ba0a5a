import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { CONSENT_RELATIONS, isConsentRelation } from '#src/domain/guardian-consent.ts';
import type { Command } from '#src/server/platform/command.ts';
import { recordConsent } from '#src/server/sponsorships/record-consent.ts';
import { sponsorNews, tellSponsor } from '#src/server/sponsorships/tell-sponsor.ts';
import { withdrawConsent } from '#src/server/sponsorships/withdraw-consent.ts';

export const sponsorshipCommands: Record<string, Command> = {
  'sponsor:news': async (ctx, [slug = '', file], print) => {
    const news = file
      ? v.safeParse(v.pipe(v.string(), v.parseJson(), sponsorNews), await readFile(file, 'utf8'))
      : undefined;
    if (!news?.success) {
      print(
        'Usage: sponsor:news CHILD NEWS.json, with title and text by language: {"title": {"en": "…"}, "text": {"en": "…"}}',
      );
      return 2;
    }
    const outcome = await tellSponsor(ctx, slug, news.output);
    print(
      {
        unknown: 'No child has this address.',
        stored: 'Stored. The child has no sponsor at the moment.',
        told: 'Stored, and the sponsor gets an email.',
      }[outcome],
    );
    return outcome === 'unknown' ? 1 : 0;
  },
  'consent:record': async (ctx, [slug = '', by = '', on = ''], print) => {
    if (slug === '' || !isConsentRelation(by) || on === '') {
      print(
        `Usage: consent:record CHILD RELATION 2026-05-27, the address of its page, and one of: ${CONSENT_RELATIONS.join(', ')}`,
      );
      return 2;
    }
    const outcome = await recordConsent(ctx, { slug, by, on });
    print(
      {
        unknown: 'No child has this address.',
        already: 'This consent was recorded before.',
        recorded: 'Recorded. The page of the child says so.',
      }[outcome],
    );
    return outcome === 'recorded' ? 0 : 1;
  },
  'consent:withdraw': async (ctx, [slug = ''], print) => {
    if (slug === '') {
      print('Usage: consent:withdraw PROJECT, the address of the page about a person');
      return 2;
    }
    const outcome = await withdrawConsent(ctx, slug);
    print(
      {
        unknown: 'No project about a person has this address.',
        already: 'This page was closed before.',
        closed: 'The page is closed. It has no sponsor at the moment.',
        told: 'The page is closed. The sponsorship goes on, and the sponsor gets an email.',
      }[outcome],
    );
    return outcome === 'unknown' || outcome === 'already' ? 1 : 0;
  },
};
