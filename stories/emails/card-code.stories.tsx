import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cardCodeEmail } from '#src/server/card-checks/card-code.emails.ts';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { Email } from './email.tsx';

const meta = { title: 'Emails/Card code' } satisfies Meta;
export default meta;

export const Code: StoryObj = {
  render: function Render() {
    const { huda } = useWords();
    return <Email of={(i18n) => cardCodeEmail({ code: '041862', donorName: huda, orderNumber: '100231' }, i18n)} />;
  },
  play: async ({ canvasElement, globals }) => {
    const page = () => canvasElement.querySelector('iframe')!.contentDocument!;
    await waitFor(() => expect(page().body.textContent).toContain(wordsOf(globals).huda));
    await expect(page().body.textContent).toContain('041862');
    await expect(page().title).not.toContain('041862');
  },
};
