import type { Meta, StoryObj } from '@storybook/react-vite';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Progress } from '#ds/components/progress/progress.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { arrowForward, check, chevronForward, clock, logOut, send } from '#ds/icons/icons.ts';
import { Inline } from '#ds/layout/inline.tsx';
import { inEnglish } from '../../.storybook/chromatic-modes.ts';
import { Part, Rules, Sheet, Table } from './parts.tsx';

export default { title: 'Foundations/Right to left', parameters: inEnglish } satisfies Meta;

const Both = ({ children }: { children: React.ReactNode }) => (
  <Inline gap={8}>
    <div dir="ltr" style={{ inlineSize: 220 }}>
      {children}
    </div>
    <div dir="rtl" style={{ inlineSize: 220 }}>
      {children}
    </div>
  </Inline>
);

export const RightToLeft: StoryObj = {
  render: () => (
    <Sheet
      title="Right to left"
      lead="Styles speak of start and end. Three things keep to a side because the product says so: the donate tab, its panel, and the toast; only one file may name them."
    >
      <Part title="What is mirrored">
        <Both>
          <Inline>
            <Icon icon={arrowForward} />
            <Icon icon={chevronForward} />
            <Icon icon={send} />
            <Icon icon={logOut} />
          </Inline>
        </Both>
        <Both>
          <Progress value={40} label="Forty of a hundred" />
        </Both>
      </Part>
      <Part title="What never is">
        <Both>
          <Inline>
            <Icon icon={check} />
            <Icon icon={clock} />
          </Inline>
        </Both>
        <Rules
          items={[
            'Ticks, clocks, cards, coins, the logo, covers, digits.',
            'Phones, IBANs, cards, email addresses, references and dates of digits alone: isolated, from left to right.',
          ]}
        />
      </Part>
      <Part title="Isolated">
        <div dir="rtl" lang="ar">
          رقم الآيبان <Isolated kind="iban" value="SA0380000000608010167519" /> والجوال{' '}
          <Isolated kind="phone" value="+966 50 214 8876" />.
        </div>
      </Part>
      <Part title="In a style">
        <Table
          label="Sides"
          head={['Say', 'Not']}
          rows={[
            ['marginInlineStart', 'marginLeft'],
            ['insetInlineEnd', 'right'],
            ['textAlign: start', 'textAlign: left'],
            ['paddingBlock, paddingInline', "padding: '0 1px 2px 3px'"],
            ['borderStartEndRadius', 'borderTopRightRadius'],
          ]}
        />
      </Part>
    </Sheet>
  ),
};
