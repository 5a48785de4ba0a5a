import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '#ds/components/banner/banner.tsx';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Card } from '#ds/components/card/card.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { ErrorState } from '#ds/components/error-state/error-state.tsx';
import { Overlay } from '#ds/components/overlay/overlay.tsx';
import { Skeleton, Skeletons } from '#ds/components/skeleton/skeleton.tsx';
import { Spinner } from '#ds/components/spinner/spinner.tsx';
import { clock } from '#ds/icons/glyphs.ts';
import { Grid } from '#ds/layout/grid.tsx';
import { Inline } from '#ds/layout/inline.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { useWords, wordsOf } from '#tests/fixtures/words.ts';

const meta = {
  title: 'Components/Messages and waiting',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: 'Banner stays in its place and, when it comes after the page, is announced. EmptyState says what could be here; ErrorState says what failed and offers to try again. Skeleton for lists, Spinner for what has no shape, Overlay only while another page comes.' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {
  render: function Render() {
    const say = useWords();
    return <Stack><Banner tone="success">{say.accountMade}</Banner><Banner>{say.resendIn}</Banner><Banner tone="warning" glyph={clock}>{say.noZakat}</Banner><Banner tone="danger" title={say.wentWrong} action={<Button tone="outlined" size="small">{say.tryAgain}</Button>}>{say.notLoadedNote}</Banner><Banner tone="warning" isFullWidth>{say.testMode}</Banner></Stack>;
  },
};

export const AnnouncedBanner: Story = {
  render: function Render() {
    const say = useWords();
    return <Banner tone="danger" isAnnounced>{say.wentWrong}</Banner>;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsOf(globals).wentWrong);
  },
};

export const BannersNarrow: Story = { ...Banners, globals: { viewport: { value: 'narrow' } } };

export const Empty: Story = {
  render: function Render() {
    const say = useWords();
    return <EmptyState title={say.nothingYet} note={say.nothingNote} action={<ButtonLink href="#projects" tone="tonal">{say.seeProjects}</ButtonLink>} />;
  },
};

export const Failed: Story = {
  render: function Render() {
    const say = useWords();
    return <ErrorState title={say.notLoaded} note={say.notLoadedNote} action={<Button tone="tonal">{say.tryAgain}</Button>} />;
  },
};

export const Loading: Story = {
  render: function Render() {
    const say = useWords();
    return (
      <Skeletons label={say.loading}>
        <Grid columns={3}>{[1, 2, 3].map((key) => <Card key={key} padding="none"><Stack gap={0}><Skeleton shape="cover" /><Card padding="small"><Stack gap={3}><Skeleton shape="title" /><Skeleton /><Skeleton shape="control" /></Stack></Card></Stack></Card>)}</Grid>
      </Skeletons>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(wordsOf(globals).loading);
  },
};

export const Spinners: Story = {
  render: function Render() {
    const say = useWords();
    return <Inline><Spinner label={say.loading} /><Spinner label={say.sending} isLabelVisible size="large" /></Inline>;
  },
};

export const RouteOverlay: Story = {
  render: function Render() {
    return <><p>{useWords().story}</p><Overlay isShown /></>;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
