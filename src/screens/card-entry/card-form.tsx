'use client';
import { type ComponentType, type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { CardFrameProps, CardHandle, CardMessage, CardProvider } from '#src/screens/card-entry/card-provider.ts';
import type { CardWords } from '#src/screens/card-entry/card-words.ts';
import { declineReason } from '#src/screens/card-entry/decline-reason.ts';

export type CardFormProps = {
  provider: CardProvider;
  locale: string;
  done: string;
  words: CardWords;
  /** What the button says, with the amount. */ give: ReactNode;
  /** Where a story begins. */ begin?: CardMessage | undefined;
};

/** Our own field for the name, the provider's for the card, and one button that is pressed once. */
export function CardForm({ begin = { state: 'loading' }, done, give, locale, provider, words }: CardFormProps) {
  const [message, tell] = useState<CardMessage>(begin);
  const [isNameless, setNameless] = useState(false);
  const [Frame, setFrame] = useState<ComponentType<CardFrameProps>>();
  const handle = useRef<CardHandle>(undefined);
  const take = useCallback((given: CardHandle) => {
    handle.current = given;
  }, []);
  const isBusy = message.state === 'submitting' || message.state === 'authentication' || message.state === 'succeeded';

  useEffect(() => {
    void (provider.publishableKey && !provider.origin
      ? import('#src/screens/card-entry/stripe-card.tsx').then(({ StripeCard }) => setFrame(() => StripeCard))
      : import('#src/screens/card-entry/simulator-card.tsx').then(({ SimulatorCard }) =>
          setFrame(() => SimulatorCard),
        ));
  }, [provider]);
  useEffect(() => {
    // Whether it counts is found out there, by asking the provider, never because the browser says so.
    if (message.state === 'succeeded') location.assign(done);
  }, [done, message.state]);

  const pay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const holder = String(new FormData(event.currentTarget).get('cardHolder') ?? '').trim();
    setNameless(holder === '');
    if (holder === '') return document.getElementById('cardHolder')?.focus();
    if (!isBusy) handle.current?.submit(holder);
    return undefined;
  };

  return (
    <form onSubmit={pay} noValidate>
      <Stack gap={5}>
        <CardNotice message={message} done={done} words={words} />
        <TextField
          name="cardHolder"
          label={words.name}
          isRequired
          autoComplete="cc-name"
          error={isNameless ? words.nameMissing : undefined}
          onChange={() => setNameless(false)}
        />
        {Frame && (
          <Frame
            provider={provider}
            locale={locale}
            label={words.details}
            returnUrl={new URL(done, location.href).href}
            tell={tell}
            take={take}
          />
        )}
        <Button tone="filled" size="large" type="submit" isFullWidth pendingLabel={isBusy ? words.paying : undefined}>
          {give}
        </Button>
      </Stack>
    </form>
  );
}

type CardNoticeProps = { message: CardMessage; done: string; words: CardWords };

function CardNotice({ done, message: { code, state }, words }: CardNoticeProps) {
  if (state === 'refused')
    return (
      <Banner tone="danger" isAnnounced title={words.declined}>
        {declineReason(words.reasons, code)}
      </Banner>
    );
  if (state === 'authentication')
    return (
      <Banner tone="info" isAnnounced>
        {words.authentication}
      </Banner>
    );
  if (state === 'unavailable') {
    return (
      <Banner tone="warning" isAnnounced title={words.unheard} actions={<a href={done}>{words.check}</a>}>
        {words.checkFirst}
      </Banner>
    );
  }
  return null;
}
