import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MenuButton, MenuLink } from '#ds/components/menu/menu-entry.tsx';
import { Menu } from '#ds/components/menu/menu.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { logOut, receipt, user } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { watchMenus } from '#src/framework/visitor/menus.js';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';
import { guide } from '../../.storybook/guide.ts';

// As the script in the head of every page does.
watchMenus();

const meta = {
  title: 'Components/Menu',
  tags: ['autodocs'],
  component: Menu,
  args: { children: null, face: 'Your account' },
  parameters: guide({
    for: 'Where one can go, or what can be done, behind one button in a bar: programs, languages, the account.',
    notFor: 'A choice within a form (Select), more text (Disclosure), a panel with fields (Sheet).',
    anatomy: [
      'the opener, with a chevron when it shows words',
      'the list, under it',
      'its entries: MenuLink, MenuButton',
    ],
    keys: [
      ['Enter, Space', 'opens and closes it'],
      ['Tab', 'goes through the entries'],
      ['Escape', 'closes it; the focus is back on the opener'],
    ],
    announces: 'The opener says whether it is open. The entries are a list of links and buttons, not a menu role.',
    dos: ['Say where it leads, in a word or two.', 'Give an opener without words a label.'],
    donts: ['No menu within a menu.', 'No entry that only opens something else.'],
  }),
  render: function Render(args) {
    const say = useWords();
    return (
      <div style={{ minBlockSize: 220 }}>
        <Menu {...args}>
          <li>
            <MenuLink href="#profile" current="page">
              <Icon icon={user} />
              {say.profile}
            </MenuLink>
          </li>
          <li>
            <MenuLink href="#receipts">
              <Icon icon={receipt} />
              {say.receipts}
            </MenuLink>
          </li>
          <li>
            <MenuButton>
              <Icon icon={logOut} />
              {say.signOut}
            </MenuButton>
          </li>
        </Menu>
      </div>
    );
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = wordsOf(globals);
    const opener = canvasElement.querySelector('summary')!;
    await userEvent.click(opener);
    await expect(canvas.getByRole('link', { name: say.profile })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say.profile })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener.parentElement).not.toHaveAttribute('open');
    await userEvent.click(opener);
    await userEvent.click(document.body);
    await expect(opener.parentElement).not.toHaveAttribute('open');
    await userEvent.click(opener);
  },
};

/** The list begins at its opener, on the side where reading begins. */
export const ListAtTheOpener: Story = {
  play: async ({ canvasElement, globals, userEvent }) => {
    const opener = canvasElement.querySelector('summary')!;
    await userEvent.click(opener);
    const [above, below] = [opener, canvasElement.querySelector('ul')!].map((one) => one.getBoundingClientRect());
    const gap = globals.locale === 'ar' ? above!.right - below!.right : below!.left - above!.left;
    await expect(Math.round(gap)).toBe(0);
  },
};

export const OneAtATime: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Inline>
        {[say.projects, say.receipts].map((face) => (
          <Menu key={face} face={face}>
            <li>
              <MenuLink href="#x">{say.open}</MenuLink>
            </li>
          </Menu>
        ))}
      </Inline>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const [first, second] = canvasElement.querySelectorAll('details');
    // By the group's name the browser itself closes the other, also without script.
    await expect(first!.name).not.toBe('');
    await expect(second!.name).toBe(first!.name);
    await userEvent.click(first!.querySelector('summary')!);
    await userEvent.click(second!.querySelector('summary')!);
    await waitFor(() => expect(first).not.toHaveAttribute('open'));
    await expect(second).toHaveAttribute('open');
  },
};

export const IconAlone: Story = {
  args: { opener: 'icon', label: 'Your account', face: <Icon icon={user} size="large" /> },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement.querySelector('summary')).toHaveAccessibleName(wordsOf(globals).menuOf);
  },
};
